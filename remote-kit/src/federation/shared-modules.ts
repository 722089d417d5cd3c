/**
 * The modules that must exist only once in a page. The shell provides them, and remotes are built without them. A name
 * with a trailing slash means every module of that package.
 *
 * Fluent is not shared as a whole, because it could not be tree-shaken then (249 kB gz). Only its contexts must be
 * shared, so that portals and focus rings of remotes follow the shell's theme. (@griffel/core, tabster and keyborg come
 * with these: nothing else imports them. Fluent's theme is only constants.) Menus, and what places them, are in the
 * shell's frame and in nearly every page.
 */
export type SharedModule = {
  name: string
  /** A remote that needs another version than the shell's fails instead of using the shell's. */
  strict?: boolean
  /** The package that installs it, if it is not a direct dependency. */
  via?: string
  /** The module that the shell shares under this name: the used part of a big package. */
  part?: string
}

const fluent = '@fluentui/react-components'

export const sharedModules: readonly SharedModule[] = [
  { name: 'react', strict: true },
  { name: 'react/', strict: true },
  { name: 'react-dom', strict: true },
  { name: 'react-dom/', strict: true },
  { name: 'react-router', part: 'remote-kit/router' },
  // The query makes it a separate module: one module cannot be shared under two names.
  { name: 'react-router-dom', part: 'remote-kit/router?dom' },
  { name: 'jotai' },
  // Includes its subpaths: otherwise jotai/utils would use a second store.
  { name: 'jotai/' },
  { name: '@tanstack/react-query' },
  { name: '@griffel/react', via: fluent },
  { name: '@fluentui/react-shared-contexts', via: fluent },
  { name: '@fluentui/react-tabster', via: fluent },
  { name: '@fluentui/react-portal', via: fluent },
  { name: '@fluentui/react-provider', via: fluent },
  { name: '@fluentui/react-menu', via: fluent },
  { name: '@fluentui/react-positioning', via: fluent },
  { name: '@fluentui/react-utilities', via: fluent },
  { name: 'remote-kit/api-client' },
  { name: 'remote-kit/commands' },
  { name: 'remote-kit/context' },
  { name: 'remote-kit/session' },
]

/**
 * The version that a range begins with. A patch is fine in either direction: a team may have a newer one installed than the
 * shell that it runs in.
 */
export const withoutPatch = (version: string): string => version.replace(/^(\d+\.\d+)\.\d+$/, '$1.0')
