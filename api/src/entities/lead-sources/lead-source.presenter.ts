import type { LeadSourceKind } from 'openapi/codes'
import { seesAll, type Viewer } from '#platform/http/viewer.ts'
import { presenter } from '#platform/reads/presenter.ts'
import { LeadSourceModel } from './lead-source.model.ts'

/** A lead source as its account reads it. Only owners and admins see where its email goes, which ends with the domain. */
export const leadSourcePresenter = (domain: string | undefined) =>
  presenter(LeadSourceModel, 'LeadSource', (viewer: Viewer) => ({
    key: ifKind('form', '$key'),
    address: seesAll(viewer) && domain ? ifKind('email', { $concat: ['$key', `@${domain}`] }) : { $literal: null },
  }))

const ifKind = (kind: LeadSourceKind, value: unknown) => ({ $cond: [{ $eq: ['$kind', kind] }, value, null] })
