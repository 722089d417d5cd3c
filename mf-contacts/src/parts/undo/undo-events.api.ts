/** API call that takes back what was just written. */
import { useWrite } from 'remote-kit/use-write'

/** What a toast offers after a write with these events: Undo, unless nothing changed. */
export function useUndoEvents(): (events: string[]) => { undo: () => void } | undefined {
  const { mutate } = useWrite('events', (api, events: string[]) => api.POST('/events/undo/', { body: { events } }))
  return (events) => (events.length > 0 ? { undo: () => mutate(events) } : undefined)
}
