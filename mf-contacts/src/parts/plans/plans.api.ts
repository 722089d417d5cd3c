/** API calls for follow-up plans. */
import { useQueryClient } from '@tanstack/react-query'
import type {
  PlanCreate,
  PlanEmailDraft,
  PlanEnrollment,
  PlanEnrollmentUpdate,
  PlanSettingsUpdate,
  PlanStart,
  PlanUpdate,
} from 'openapi'
import type { EnrollmentState } from 'openapi/codes'
import { useEffect, useRef } from 'react'
import { useApi, useNotify } from 'remote-kit/context'
import { refreshAfter } from 'remote-kit/invalidation'
import { useWrite } from 'remote-kit/use-write'
import { copy } from './copy.ts'

const byId = (id: string) => ({ params: { path: { id } } })
const silent = { meta: { silent: true } }

/** The plans that the viewer can start, by name, and those to start from. */
export function usePlans() {
  return useApi().useQuery('get', '/plans/', { params: { query: { page_size: 100 } } }, silent)
}

/** One plan. */
export function usePlan(id: string) {
  return useApi().useQuery('get', '/plans/{id}/', byId(id), silent)
}

/** What all plans keep to. */
export function usePlanSettings() {
  return useApi().useQuery('get', '/plan_settings/', {}, silent)
}

type Asked = { plan?: string; contact?: string; state?: EnrollmentState[] }

/** How long a step that is due may take until it's shown as done: plans run within seconds. */
const RUNS_WITHIN_MS = 20_000
const LOOK_EVERY_MS = 2000

/** Whether a step is about to run, so that what the page shows is about to change. */
const isRunning = ({ state, next_at }: PlanEnrollment): boolean => {
  const late = next_at === null ? -1 : Date.now() - Date.parse(next_at)
  return state === 'active' && late >= 0 && late < RUNS_WITHIN_MS
}

/** Who is in plans, latest first, page by page. While a step is about to run, they're read again. */
export function useEnrollments(asked: Asked) {
  return useApi().useInfiniteQuery(
    'get',
    '/plan_enrollments/',
    { params: { query: { ...asked, page_size: 30 } } },
    {
      initialPageParam: null,
      getNextPageParam: (page) => page.next_cursor,
      refetchInterval: ({ state }) =>
        state.data?.pages.some((page) => page.results.some(isRunning)) ? LOOK_EVERY_MS : false,
      ...silent,
    },
  )
}

/** Reads the tasks and the timeline again when a plan has moved on: its steps made them. */
export function useFreshSteps(enrollments: readonly PlanEnrollment[] | undefined): void {
  const cache = useQueryClient()
  const steps = enrollments?.map(({ id, step }) => `${id} ${step}`).join()
  const before = useRef(steps)
  useEffect(() => {
    if (before.current !== undefined && steps !== before.current) void refreshAfter(cache, 'tasks')
    before.current = steps
  }, [cache, steps])
}

/** Whether plans may email a contact. */
export function useEmailConsent(contact: string) {
  return useApi().useQuery('get', '/contacts/{id}/email_consent/', byId(contact), silent)
}

/** An email as a contact would read it. */
export function useEmailPreview(body: PlanEmailDraft | null) {
  const asked = body ?? { subject: '-', body: '-', contact: '0'.repeat(24) }
  return useApi().useQuery(
    'post',
    '/plan_emails/preview/',
    { body: asked },
    { gcTime: 0, retry: false, enabled: body !== null, ...silent },
  )
}

/** Takes back changes by their events. */
function useUndo() {
  const notify = useNotify()
  return useWrite('events', (api, events: string[]) => api.POST('/events/undo/', { body: { events } }), {
    onSuccess: () => notify.success(copy.undone),
  })
}

/** Creates a plan. The form shows a refusal itself. */
export function useCreatePlan() {
  const notify = useNotify()
  return useWrite('plans', (api, body: PlanCreate) => api.POST('/plans/', { body }), {
    ...silent,
    onSuccess: () => notify.success(copy.created),
  })
}

type Change = { id: string; body: PlanUpdate; said?: string }

/** Changes a plan, with Undo. */
export function useUpdatePlan() {
  const notify = useNotify()
  const undo = useUndo()
  return useWrite('plans', (api, { id, body }: Change) => api.PATCH('/plans/{id}/', { ...byId(id), body }), {
    ...silent,
    onSuccess: ({ event }, { said = copy.saved }) =>
      notify.success(said, event ? { undo: () => undo.mutate([event]) } : undefined),
  })
}

/** What a change of a plan means for the people who are in it. */
export function usePlanEffect() {
  return useWrite(
    'plans',
    (api, { id, body }: Change) =>
      api.PATCH('/plans/{id}/', { params: { path: { id }, query: { dry_run: true } }, body }),
    {
      ...silent,
      leaves: {},
    },
  )
}

/** Deletes a plan. */
export function useDeletePlan() {
  const notify = useNotify()
  return useWrite('plans', (api, id: string) => api.DELETE('/plans/{id}/', byId(id)), {
    onSuccess: () => notify.success(copy.deleted),
  })
}

/** Changes what all plans keep to. */
export function useUpdateSettings() {
  const notify = useNotify()
  return useWrite('plan_settings', (api, body: PlanSettingsUpdate) => api.PATCH('/plan_settings/', { body }), {
    ...silent,
    onSuccess: (_answer, { paused }) =>
      notify.success(
        paused === undefined ? copy.settings.saved : paused ? copy.settings.pausedDone : copy.settings.resumedDone,
      ),
  })
}

/** For whom a plan would start, read anew each time. */
export function useStartPreview(body: PlanStart | null) {
  const init = { params: { query: { dry_run: true } }, body: body ?? { plan: '0'.repeat(24) } }
  return useApi().useQuery('post', '/plan_enrollments/', init, {
    gcTime: 0,
    retry: false,
    enabled: body !== null,
    ...silent,
  })
}

/** Starts a plan, with one Undo for all. */
export function useStartPlan() {
  const notify = useNotify()
  const undo = useUndo()
  return useWrite('plan_enrollments', (api, body: PlanStart) => api.POST('/plan_enrollments/', { body }), {
    ...silent,
    onSuccess: ({ started, events }) =>
      notify.success(copy.start.started(started.length), { undo: () => undo.mutate(events) }),
  })
}

type Turn = { id: string; state: PlanEnrollmentUpdate['state'] }

/** Pauses, resumes or stops a plan for a contact. */
export function useSetEnrollment() {
  const notify = useNotify()
  return useWrite(
    'plan_enrollments',
    (api, { id, state }: Turn) => api.PATCH('/plan_enrollments/{id}/', { ...byId(id), body: { state } }),
    { onSuccess: (_answer, { state }) => notify.success(copy.contact.done[state]) },
  )
}

/** Opts a contact out of email from plans, or takes that back. */
export function useSetConsent(contact: string) {
  const notify = useNotify()
  return useWrite(
    'contacts',
    (api, opted_out: boolean) => api.PATCH('/contacts/{id}/email_consent/', { ...byId(contact), body: { opted_out } }),
    { onSuccess: (_answer, isOut) => notify.success(isOut ? copy.contact.optedOutDone : copy.contact.optedInDone) },
  )
}
