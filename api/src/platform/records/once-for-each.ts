/** Memoizes `find` by key. */
export function onceForEach<Key, Found>(find: (key: Key) => Found): (key: Key) => Found {
  // In an object, so that a key without a result is looked for once too.
  const known = new Map<Key, { found: Found }>()
  return (key) => {
    const kept = known.get(key) ?? { found: find(key) }
    known.set(key, kept)
    return kept.found
  }
}
