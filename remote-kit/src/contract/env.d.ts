interface ImportMeta {
  /** Set by the build preset (build/rspack.ts). */
  readonly env: { readonly MF_BUILD_VERSION: string; readonly DEV: boolean }
}
