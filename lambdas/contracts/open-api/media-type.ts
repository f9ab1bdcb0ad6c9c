/** As https://datatracker.ietf.org/doc/draft-ietf-httpapi-rest-api-mediatypes/ registers it. */
export const OPEN_API_MEDIA_TYPE = 'application/openapi+json';
