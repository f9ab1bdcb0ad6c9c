import { afterAll, beforeAll } from 'vitest';
import { type RecognitionEngines, startRecognition } from '../engines/recognition.ts';
import { type ServiceEngines, startService } from '../engines/service.ts';

export let service: ServiceEngines;
export let recognition: RecognitionEngines;

/** The service's engines, and Textract and the waiting state machine beside them, for all tests of a file. */
export function startRecognitionService(): void {
  beforeAll(async () => {
    service = await startService();
    recognition = await startRecognition();
  });
  afterAll(() => service.stop());
}
