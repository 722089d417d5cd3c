/** A file's subresource integrity, such as `sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC`. */
export type Integrity = `sha384-${string}`

/** The form of a hash. */
export const INTEGRITY = /^sha384-[A-Za-z0-9+/]{64}$/
