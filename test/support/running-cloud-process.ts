/** Hosts a template (argument 2, JSON) in a process that a test can kill; says where, as one line of JSON. */
import { startRunningCloud } from './running-cloud.ts';

const [, , folder = '', template = '{}', sources = '{}'] = process.argv;
const cloud = await startRunningCloud(folder, JSON.parse(template), JSON.parse(sources));
const { endpointOrigin, credentials } = cloud.foundation;
console.log(JSON.stringify({ endpoint: endpointOrigin, credentials: credentials.operator() }));
