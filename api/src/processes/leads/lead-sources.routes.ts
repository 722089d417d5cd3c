/** Lead sources: list, add, change, give one a new address. */
import { ContactSource, LeadSourceKind } from 'openapi/codes'
import { brokerageOf } from '#entities/accounts/brokerage-name.query.ts'
import { type LeadSourceDocument, LeadSourceModel, newKey } from '#entities/lead-sources/lead-source.model.ts'
import { leadSourceKeepers, leadSourceScope } from '#entities/lead-sources/lead-source.policy.ts'
import { leadSourcePresenter } from '#entities/lead-sources/lead-source.presenter.ts'
import { type Change, write } from '#platform/events/change.ts'
import { conflict, invalid } from '#platform/http/errors.ts'
import { type Handler, type Operation, operation } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { findForChange } from '#platform/reads/find.ts'
import { page } from '#platform/reads/pagination.ts'
import { present } from '#platform/reads/presenter.ts'
import { starterForm } from './starter-form.ts'
import { saveLeadSource, setForm } from './write-lead-source.command.ts'

type Using = ReturnType<typeof leadSourcePresenter>

/** Without a domain, no source takes email. */
export function leadSourcesRoutes({ leadMailDomain: domain }: { leadMailDomain: string | undefined }): Operation[] {
  const using = leadSourcePresenter(domain)
  return [
    operation('listLeadSources', teamMembers, listLeadSources(using)),
    operation('createLeadSource', leadSourceKeepers, createLeadSource(using, domain)),
    operation('updateLeadSource', leadSourceKeepers, updateLeadSource(using)),
    operation('rotateLeadSource', leadSourceKeepers, rotateLeadSource(using)),
  ]
}

const listLeadSources =
  (using: Using): Handler<'listLeadSources'> =>
  async ({ viewer, query }) => {
    const { retired } = query
    const filter = { ...leadSourceScope(viewer), ...(retired !== undefined && { retired }) }
    return { status: 200, body: await page(using, { viewer, filter, sort: 'name', query }) }
  }

const createLeadSource =
  (using: Using, domain: string | undefined): Handler<'createLeadSource'> =>
  async (request) => {
    const { viewer, body } = request
    const { form, ...given } = body
    return write(request, async (change) => {
      const source = new LeadSourceModel({ source: usualSource(given.kind), ...given, account: viewer.account })
      if (given.kind === LeadSourceKind.email && !domain) throw conflict('Email for leads isn’t set up here')
      source.key = newKey[given.kind]()
      if (given.kind === LeadSourceKind.form)
        source.set('form', starterForm(await brokerageOf(viewer.account, change.session)))
      setForm(source, form)
      await saveLeadSource(change, viewer, source)
      return { status: 201, body: await presentSource(using, change, viewer, source) }
    })
  }

/** Email comes from portals, and a file from anywhere. */
const usualSource = (kind: LeadSourceKind): ContactSource =>
  kind === LeadSourceKind.email || kind === LeadSourceKind.file ? ContactSource.Other : ContactSource.WebsiteInquiry

const updateLeadSource =
  (using: Using): Handler<'updateLeadSource'> =>
  async (request) => {
    const { viewer, body, ifMatch } = request
    const { form, ...given } = body
    return write(request, async (change) => {
      const source = await find(change, request, ifMatch)
      source.set(given)
      setForm(source, form)
      await saveLeadSource(change, viewer, source)
      return { status: 200, body: await presentSource(using, change, viewer, source) }
    })
  }

const rotateLeadSource =
  (using: Using): Handler<'rotateLeadSource'> =>
  async (request) => {
    const { viewer } = request
    return write(request, async (change) => {
      const source = await find(change, request)
      if (source.key === null) throw invalid('id', 'has no address')
      source.key = newKey[source.kind]()
      await change.save(source, { op: 'rotate' })
      return { status: 200, body: await presentSource(using, change, viewer, source) }
    })
  }

type OnSource = { viewer: Viewer; params: { id: string } }

const find = ({ session }: Change, { viewer, params: { id } }: OnSource, ifMatch?: number) =>
  findForChange(LeadSourceModel, { id, scope: leadSourceScope(viewer), session, ifMatch })

const presentSource = (using: Using, { session }: Change, viewer: Viewer, { _id: id }: LeadSourceDocument) =>
  present(using, { viewer, id, session })
