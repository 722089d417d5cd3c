/** What a remote's sources may use without an import, and what its build understands besides TypeScript. */

interface ImportMeta {
  /** Set by the build preset (src/build/rspack.ts). */
  readonly env: { readonly MF_BUILD_VERSION: string; readonly DEV: boolean }
}

/** The classes of a stylesheet by their names in it: `import styles from './Page.module.css'`. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
