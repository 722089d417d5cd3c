import { type Compiler, type RspackPluginInstance, RuntimeModule } from '@rspack/core'
import { RETRIES_GLOBAL } from '#federation/retry-address.ts'

/** The runtime's functions that name the file of a chunk: its script, its stylesheet. */
const NAMES_OF_FILES = ['u', 'k']

class RetryModule extends RuntimeModule {
  readonly #globalName: string

  constructor(globalName: string) {
    // After the functions that it wraps.
    super('addresses of retries', RuntimeModule.STAGE_ATTACH)
    this.#globalName = globalName
  }

  override generate(): string {
    const retries = `(globalThis.${RETRIES_GLOBAL}||{})[${JSON.stringify(this.#globalName)}]`
    return `${JSON.stringify(NAMES_OF_FILES)}.forEach(function(key){
var nameOf=__webpack_require__[key];
if(nameOf)__webpack_require__[key]=function(chunk){var retries=${retries};return nameOf(chunk)+(retries?"?retry="+retries:"")}
})`
  }
}

/** Makes a remote load chunks from a new address after a failure (`federation/retry-address.ts`). */
export class RetryPlugin implements RspackPluginInstance {
  readonly #globalName: string

  constructor(globalName: string) {
    this.#globalName = globalName
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('RetryPlugin', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('RetryPlugin', (chunk, requirements) => {
        requirements.add(compiler.rspack.RuntimeGlobals.getChunkScriptFilename)
        compilation.addRuntimeModule(chunk, new RetryModule(this.#globalName))
      })
    })
  }
}
