/** API calls for the contracts of a deal, its backup offers among them. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type {
  BackupOfferAccept,
  BackupOfferCreate,
  ContractFail,
  Deal,
  DealContract,
  DealContractUpdate,
  DealReschedule,
} from 'openapi'
import { atVersion } from 'remote-kit/at-version'
import { useApi, useNotify, useRemote } from 'remote-kit/context'
import { dryRunKeyOf } from 'remote-kit/query-keys'
import { useWrite } from 'remote-kit/use-write'
import { useUndoEvent } from '#parts/undo/undo.api.ts'
import { useOfferUndo } from '#parts/undo/use-offer-undo.ts'
import { afterFailure } from './contract-side.ts'
import { copy } from './copy.ts'

/** The contracts of a deal, the newest first. */
export function useContracts(deal: string) {
  return useApi().useQuery(
    'get',
    '/deals/{id}/contracts/',
    { params: { path: { id: deal }, query: { page_size: 100, count: 'none' } } },
    { meta: { silent: true } },
  )
}

/** What putting the deal back on the market would do. The previous answer stays until the next one has loaded. */
export function useFailurePreview(deal: string, body: ContractFail) {
  const { api } = useRemote()
  return useQuery({
    queryKey: dryRunKeyOf('/deals/{id}/fail_contract/', deal, body),
    queryFn: async () => {
      const params = { path: { id: deal }, query: { dry_run: true } }
      const { data } = await api.POST('/deals/{id}/fail_contract/', { params, body })
      return data ?? null
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    meta: { silent: true },
  })
}

/** Puts the deal back on the market as previewed, and offers Undo. The panel shows refusals. */
export function useFailContract(deal: Pick<Deal, 'id' | 'name' | 'representation'>) {
  const notify = useNotify()
  const undo = useUndoEvent()
  return useWrite(
    'deals',
    (api, body: ContractFail) => api.POST('/deals/{id}/fail_contract/', { params: { path: { id: deal.id } }, body }),
    {
      meta: { silent: true },
      onSuccess: ({ event }) =>
        notify.success(afterFailure(deal).done(deal.name), event ? { undo: () => undo(event) } : {}),
    },
  )
}

/** Puts the deal under contract with its acceptance, as previewed, and offers Undo. The dialog shows refusals. */
export function useAcceptContract(deal: { id: string; name: string }) {
  const notify = useNotify()
  const undo = useUndoEvent()
  return useWrite(
    'deals',
    (api, body: DealReschedule) => api.POST('/deals/{id}/reschedule/', { params: { path: { id: deal.id } }, body }),
    {
      meta: { silent: true },
      onSuccess: ({ event }) =>
        notify.success(copy.useAcceptContract.accepted(deal.name), event ? { undo: () => undo(event) } : {}),
    },
  )
}

/** Adds a backup offer. The form shows refusals. */
export function useCreateBackupOffer(deal: string) {
  return useWrite(
    'deals',
    (api, body: BackupOfferCreate) => api.POST('/deals/{id}/contracts/', { params: { path: { id: deal } }, body }),
    { meta: { silent: true } },
  )
}

/** Changes a contract or a backup offer as it was read. The form shows refusals. */
export function useUpdateContract(contract: Pick<DealContract, 'id' | 'version'>) {
  return useWrite(
    'contracts',
    (api, body: DealContractUpdate) => api.PATCH('/contracts/{id}/', { params: atVersion(contract), body }),
    { meta: { silent: true } },
  )
}

/** Deletes a backup offer, with Undo, and calls `onDone` before the list is read again. */
export function useDeleteBackupOffer({ name, deal, ...offer }: DealContract, onDone: () => void) {
  const offerUndo = useOfferUndo()
  return useWrite('contracts', (api) => api.DELETE('/contracts/{id}/', { params: atVersion(offer) }), {
    onSuccess: () => {
      void offerUndo(deal, copy.useDeleteBackupOffer.offerDeleted(name))
      onDone()
    },
  })
}

/**
 * Makes a backup offer the contract of its deal, with its acceptance, as previewed and with Undo. The dialog shows
 * refusals. Calls `onDone` before the list is read again. By then it is no backup offer, so whatever showed it as one is
 * gone.
 */
export function useAcceptBackupOffer({ name, deal, ...offer }: DealContract, onDone: () => void) {
  const offerUndo = useOfferUndo()
  return useWrite(
    'contracts',
    (api, body: BackupOfferAccept) => api.POST('/contracts/{id}/accept/', { params: atVersion(offer), body }),
    {
      meta: { silent: true },
      onSuccess: () => {
        void offerUndo(deal, copy.useAcceptBackupOffer.offerAccepted(name))
        onDone()
      },
    },
  )
}
