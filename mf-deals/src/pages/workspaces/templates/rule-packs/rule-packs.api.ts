/** API calls for rule packs. */
import { useQuery } from '@tanstack/react-query'
import type { RuledTemplate } from 'openapi'
import type { RulePackKey } from 'openapi/codes'
import { useApi, useRemote } from 'remote-kit/context'
import { dryRunKeyOf } from 'remote-kit/query-keys'

/** Every rule pack. Failures show in place. */
export const useRulePacks = () => useApi().useQuery('get', '/rule_packs/', {}, { meta: { silent: true } })

/** The parts of a template with the rules of the pack. Nothing is stored. */
export function useRuledTemplate(key: RulePackKey | undefined, parts: RuledTemplate) {
  const { api } = useRemote()
  return useQuery({
    queryKey: dryRunKeyOf('/rule_packs/{key}/apply/', key ?? '', parts),
    queryFn: async () => {
      if (!key) return null
      const { data } = await api.POST('/rule_packs/{key}/apply/', { params: { path: { key } }, body: parts })
      return data ?? null
    },
    enabled: key !== undefined,
    gcTime: 0,
    meta: { silent: true },
  })
}
