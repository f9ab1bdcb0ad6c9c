import { OPEN_API_MEDIA_TYPE } from '../contracts/open-api/media-type.ts';
import { openApiDocument } from '../contracts/open-api/open-api-document.ts';
import { route } from '../kit/route.ts';

let document: ReturnType<typeof openApiDocument> | undefined;

/** GET /api/v1/openapi.json */
export const handler = route(async () => {
  document ??= openApiDocument();
  return { mediaType: OPEN_API_MEDIA_TYPE, document };
});
