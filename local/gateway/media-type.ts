/** Whether a Content-Type or Accept header's first media type is one of these; they may hold wildcards, parameters don't count. */
export function matchesMediaType(header: string | undefined, mediaTypes: readonly string[]): boolean {
  const [type = '', subtype = ''] = (header?.split(/[;,]/)[0] ?? '').trim().toLowerCase().split('/');
  return mediaTypes.some((each) => {
    const [wantedType = '', wantedSubtype = ''] = each.toLowerCase().split('/');
    return (wantedType === '*' || wantedType === type) && (wantedSubtype === '*' || wantedSubtype === subtype);
  });
}
