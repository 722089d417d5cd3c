import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useStore } from 'jotai'
import { ApiError } from 'remote-kit/api-client'
import { checkFile } from 'remote-kit/files/check-file'
import { refreshAfter } from 'remote-kit/invalidation'
import { copy } from './copy.ts'
import { type FilePlace, type Sending, useSendFile } from './files.api.ts'
import { type Upload, uploadsAtom } from './uploads.atoms.ts'

/** How many run in parallel. */
const AT_ONCE = 2

const stops = new Map<string, AbortController>()
const waiting: { upload: Upload; file: File; send: Send }[] = []
let made = 0
let going = 0

export type Send = (file: File, sending: Sending) => Promise<void>

export interface Uploads {
  uploads: readonly Upload[]
  add: (files: Iterable<File>) => void
  /** Cancels an upload, or removes a refused one from the list. */
  remove: (key: string) => void
}

/** The uploads to a deal or to one of its tasks, and the function that starts more. Two run in parallel. */
export function useUploads({ deal, task }: FilePlace): Uploads {
  const store = useStore()
  const cache = useQueryClient()
  const sendToDeal = useSendFile({ deal, task })
  const uploads = useAtomValue(uploadsAtom).filter((one) => one.deal === deal && (!task || one.task === task))

  const change = (key: string, changes: Partial<Upload>) =>
    store.set(
      uploadsAtom,
      store.get(uploadsAtom).map((one) => (one.key === key ? { ...one, ...changes } : one)),
    )
  const drop = (key: string) =>
    store.set(
      uploadsAtom,
      store.get(uploadsAtom).filter((one) => one.key !== key),
    )

  async function run({ upload: { key }, file, send }: (typeof waiting)[number]) {
    const stop = new AbortController()
    stops.set(key, stop)
    change(key, { share: 0 })
    try {
      await send(file, { signal: stop.signal, onProgress: (share) => change(key, { share }) })
      await refreshAfter(cache, 'files')
      drop(key)
    } catch (error) {
      if (!stop.signal.aborted) change(key, { reason: reasonOf(error) })
    } finally {
      stops.delete(key)
      going--
      startNext()
    }
  }

  function startNext() {
    while (going < AT_ONCE) {
      const next = waiting.shift()
      if (!next) return
      going++
      void run(next)
    }
  }

  return {
    uploads,
    add(files) {
      for (const file of files) {
        const upload: Upload = { key: String(made++), deal, task, name: file.name, size: file.size, share: null }
        const reason = checkFile(file)
        store.set(uploadsAtom, [...store.get(uploadsAtom), { ...upload, ...(reason && { reason }) }])
        if (!reason) waiting.push({ upload, file, send: sendToDeal })
      }
      startNext()
    },
    remove(key) {
      const at = waiting.findIndex(({ upload }) => upload.key === key)
      if (at >= 0) waiting.splice(at, 1)
      drop(key)
      stops.get(key)?.abort()
    },
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return copy.reasonOf.offline
  const [first] = error.problem.errors ?? []
  if (first?.field === 'file') return copy.reasonOf.refused(first.reason)
  return error.problem.detail ?? error.problem.title
}
