import { allFindings } from '../domain/checks/all-findings.ts';
import { countCompleteness } from '../domain/extraction/count-completeness.ts';
import { assessRisk } from '../domain/risk/assess-risk.ts';
import { pipelineStep } from './pipeline-step.ts';

/** Step 11, Computing risk assessment: from the five findings and from how much could be read. */
export const handler = pipelineStep(11, async (invoice) => ({
  risk: assessRisk(allFindings(invoice.findings), countCompleteness(invoice.readings).completeness_percentage),
}));
