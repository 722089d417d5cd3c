/** Whether what is stored has the form of a registry, and of its records. What is signed has: `pt-remote` wrote it. */
import { isRecord, isText } from '#federation/shapes.ts'

type Versions = Record<string, unknown>

/** What is wrong with the form of a registry, apart from its records, in words that follow its name; null if nothing is. */
export function registryFault(value: unknown): string | null {
  if (!isRecord(value) || !isRecord(value['remotes'])) return 'has no remotes'
  const { shell } = value
  if (shell === null || shell === undefined) return null
  const isOffer =
    isRecord(shell) && isRecord(shell['shared']) && isListOfTexts(shell['routes']) && isListOfTexts(shell['icons'])
  return isOffer ? null : 'has a shell that isn’t one'
}

/** What is wrong with the form of a remote's record, in words that follow its name; null if nothing is. */
export function formFault(value: unknown): string | null {
  if (!isRecord(value) || !isRecord(value['versions'])) return 'isn’t a record'
  const { active, past, canary, disabled, versions } = value as { [field: string]: unknown; versions: Versions }
  if (typeof active !== 'string') return 'has no active version'
  if (active && !Object.hasOwn(versions, active)) return `has no version ${active}`
  if (!isListOfTexts(past)) return 'has no list of past versions'
  if (canary !== null && !isCanary(canary, versions)) return 'has a canary that isn’t one'
  if (typeof disabled !== 'boolean') return 'doesn’t say whether it’s disabled'
  const broken = Object.entries(versions).find(([version, release]) => !isRelease(release, version))
  return broken ? `has a version ${broken[0]} that isn’t a release` : null
}

const isCanary = (value: unknown, versions: Versions): boolean =>
  isRecord(value) &&
  isText(value['version']) &&
  Object.hasOwn(versions, value['version']) &&
  typeof value['share'] === 'number'

function isRelease(value: unknown, version: string): boolean {
  if (!isRecord(value) || value['version'] !== version || !isText(value['baseUrl'])) return false
  const { manifest } = value
  if (!isRecord(manifest)) return false
  const { files, shared, preload, data, operations = [] } = manifest
  const texts = [manifest['name'], manifest['version'], manifest['shellApi'], manifest['entry'], manifest['globalName']]
  return (
    texts.every(isText) &&
    [files, shared].every(isRecord) &&
    isListOfTexts(operations) &&
    isRecord(preload) &&
    isListOfTexts(preload['contract']) &&
    isRecord(preload['pages']) &&
    Object.values(preload['pages']).every(isListOfTexts) &&
    isRecord(data) &&
    isListOf(data['routes'], isPlace) &&
    isListOf(data['nav'], isPlace)
  )
}

/** A page, or an entry of the menu. */
const isPlace = (value: unknown): boolean => isRecord(value) && isText(value['path'])

const isListOfTexts = (value: unknown): boolean => isListOf(value, isText)

const isListOf = (value: unknown, isOne: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every((one: unknown) => isOne(one))
