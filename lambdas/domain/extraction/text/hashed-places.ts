const [BASIS, PRIME] = [0x811c9dc5, 0x01000193];

/** The FNV-1a hash (RFC 9923) of a stretch of a text, going on from what came before it. */
export function hashed(text: string, begun: number = BASIS, from = 0, to = text.length): number {
  let hash = begun;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return hash;
}

/** Collects places of a table by hashes, each once. */
export interface Places {
  readonly add: (hash: number) => void;
  readonly taken: () => readonly number[];
}

/**
 * The places that hashes take in a table, each once a taking.
 * @param size how many places the table has; a power of two.
 */
export function placesOf(size: number): Places {
  /** A bit for each place that is taken: a table so small stays in the nearest cache. */
  const met = new Uint32Array(Math.ceil(size / 32));
  let places: number[] = [];
  return {
    add: (hash) => {
      const place = (hash ^ (hash >>> 15)) & (size - 1);
      const [group, bit] = [place >>> 5, 1 << (place & 31)];
      if (((met[group] ?? 0) & bit) !== 0) return;
      met[group] = (met[group] ?? 0) | bit;
      places.push(place);
    },
    taken: () => {
      const all = places;
      for (const place of all) met[place >>> 5] = 0;
      places = [];
      return all;
    },
  };
}
