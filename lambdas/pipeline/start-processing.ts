import { pipelineStep } from './pipeline-step.ts';

/** Step 1, Starting processing: PENDING becomes PROCESSING. */
export const handler = pipelineStep(1, async () => ({}));
