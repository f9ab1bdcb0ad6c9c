/**
 * Works something out of an object when it is first asked for. What was found lives no longer than that object: a process reads
 * documents of many accounts, and no text may outlive its own.
 */
export function onceFor<K extends object, T>(workOut: (key: K) => T): (key: K) => T {
  const found = new WeakMap<K, { readonly value: T }>();
  return (key) => {
    const known = found.get(key);
    if (known) return known.value;
    const value = workOut(key);
    found.set(key, { value });
    return value;
  };
}

/** Works something out when it is first asked for. */
export function once<T>(workOut: () => T): () => T {
  let known: { readonly value: T } | undefined;
  return () => {
    known ??= { value: workOut() };
    return known.value;
  };
}
