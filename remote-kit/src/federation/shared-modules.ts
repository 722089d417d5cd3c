/**
 * The modules that must exist once in a page, however many builds meet there. The shell brings them; remotes are built
 * without them. A name ending in a slash stands for every module of that package.
 *
 * Fluent is not in the list as a whole: shared, it cannot be tree-shaken (249 kB gz). What must be one copy are its
 * contexts, so that a remote's portals and focus rings follow the shell's theme. (@griffel/core, tabster and keyborg come
 * with these: nothing else imports them. Fluent's theme is constants.)
 */
export type SharedModule = {
  name: string
  /** A remote that needs a version the shell has not fails instead of making do. */
  strict?: boolean
  /** The package through which it is installed, where it is nobody's direct dependency. */
  via?: string
  /** The module that the shell shares under this name: the part of a big package that is used. */
  part?: string
}

const fluent = '@fluentui/react-components'

export const sharedModules: readonly SharedModule[] = [
  { name: 'react', strict: true },
  { name: 'react/', strict: true },
  { name: 'react-dom', strict: true },
  { name: 'react-dom/', strict: true },
  { name: 'react-router', part: 'remote-kit/router' },
  // The query makes it a module of its own: one module cannot be shared in two names.
  { name: 'react-router-dom', part: 'remote-kit/router?dom' },
  { name: 'jotai' },
  // With its subpaths: jotai/utils would otherwise read a second store.
  { name: 'jotai/' },
  { name: '@tanstack/react-query' },
  { name: '@griffel/react', via: fluent },
  { name: '@fluentui/react-shared-contexts', via: fluent },
  { name: '@fluentui/react-tabster', via: fluent },
  { name: '@fluentui/react-portal', via: fluent },
  { name: '@fluentui/react-provider', via: fluent },
  { name: 'remote-kit/api-client' },
  { name: 'remote-kit/context' },
  { name: 'remote-kit/session' },
]
