/** The words of lists that are written with spaces between them; a list of none has none, not one that is empty and stands everywhere. */
export function listedWords(...lists: readonly string[]): string[] {
  return lists.flatMap((list) => list.split(' ')).filter((word) => word !== '');
}
