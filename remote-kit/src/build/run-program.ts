import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { packageJsonOf } from './installed-versions.ts'

/** Runs a program of a package that the remote has installed. `inherit`: in this terminal. */
export function runProgram(
  dir: string,
  packageName: string,
  bin: string,
  args: readonly string[],
  stdio: 'pipe' | 'inherit' = 'pipe',
): Promise<{ code: number; output: string }> {
  const file = packageJsonOf(packageName, join(dir, 'package.json'))
  if (!file) throw new Error(`${packageName} isn’t installed in ${basename(dir)}`)
  const { bin: bins } = JSON.parse(readFileSync(file, 'utf8')) as { bin: Record<string, string> }
  const child = spawn(process.execPath, [join(dirname(file), bins[bin] ?? ''), ...args], { cwd: dir, stdio })
  let output = ''
  const collect = (chunk: Buffer) => (output += chunk.toString())
  child.stdout?.on('data', collect)
  child.stderr?.on('data', collect)
  return new Promise((resolve, reject) => {
    child.once('error', reject).once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
