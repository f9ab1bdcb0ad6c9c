/** The curl command that uploads a file, for a POSIX shell, wherever the file lies. */
export function uploadCommand(file: string, apiKey: string, origin: string): string {
  // curl takes a comma or a semicolon for the end of a name that is not in quotes of its own.
  const form = `file=@"${file.replaceAll(/["\\]/g, '\\$&')}"`;
  return `curl -F ${inQuotes(form)} -H 'X-API-Key: ${apiKey}' ${origin}/api/v1/invoices/upload`;
}

function inQuotes(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
