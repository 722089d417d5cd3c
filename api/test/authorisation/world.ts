/** What the matrix asks for: records of `agent`, made anew for each call, so that no call finds what another one left. */
import { Types } from 'mongoose'
import type { Contact, CreatedPortal, Label, Milestone, Phase, Task, Template } from 'openapi'
import { DealStatus, WaitingOn } from 'openapi/codes'
import { TemplateModel } from '../../src/templates/template.model.ts'
import { type Board, createBoard, createDeal } from '../factories/board.ts'
import { createPeople, type People } from '../factories/people.ts'
import type { TestApp } from '../test-app.ts'
import type { TestClient } from '../test-client.ts'
import type { Caller } from './matrix.ts'

export class World {
  readonly people: People
  readonly board: Board
  private readonly callers: Record<Caller, TestClient>
  private made = 0

  private constructor(people: People, board: Board, callers: Record<Caller, TestClient>) {
    this.people = people
    this.board = board
    this.callers = callers
  }

  static async create(app: TestApp): Promise<World> {
    const people = await createPeople('north')
    await createPeople('south')
    const nobody = app.visitor()
    await nobody.get('/auth/login/')
    const callers: Record<Caller, TestClient> = {
      owner: await app.signIn('owner@north.test'),
      admin: await app.signIn('admin@north.test'),
      agent: await app.signIn('agent@north.test'),
      agent2: await app.signIn('agent2@north.test'),
      assistant: await app.signIn('assistant@north.test'),
      client: await app.signIn('client@north.test'),
      client2: await app.signIn('client@south.test'),
      stranger: await app.signIn('owner@south.test'),
      nobody,
    }
    return new World(people, await createBoard(callers.owner, people.team), callers)
  }

  as(caller: Caller): TestClient {
    return this.callers[caller]
  }

  /** A text that nothing else has. */
  unique = (): string => `Unique${this.made++}`

  label = () => this.post<Label>('owner', '/labels/', { name: this.unique() })
  workspace = async () => (await createBoard(this.as('owner'), this.people.team, this.unique())).workspace
  phase = () => this.post<Phase>('owner', '/phases/', { workspace: this.board.workspace, name: this.unique() })

  /** The agent's contact, who signs in as `client`. */
  contact = () => this.post<Contact>('agent', '/contacts/', { last_name: this.unique(), emails: ['client@north.test'] })

  async deal(fields: object = {}): Promise<string> {
    return (await createDeal(this.as('agent'), this.board, fields)).id
  }

  async closedDeal(): Promise<string> {
    const id = await this.deal({ status: DealStatus.UnderContract })
    await this.post('owner', `/deals/${id}/close/`, { sale_price: 100, actual_close: '2026-01-02' })
    return id
  }

  async archivedDeal(): Promise<string> {
    const id = await this.deal()
    await this.post('owner', `/deals/${id}/archive/`)
    return id
  }

  milestone = async (deal?: string) =>
    this.post<Milestone>('agent', '/milestones/', { deal: deal ?? (await this.deal()), name: this.unique() })

  task = async (fields: object = {}) =>
    this.post<Task>('agent', '/tasks/', { deal: await this.deal(), title: this.unique(), ...fields })

  async doneTask(): Promise<{ id: string }> {
    const task = await this.task()
    await this.post('agent', `/tasks/${task.id}/complete/`, {})
    return task
  }

  async template(): Promise<Pick<Template, 'id'>> {
    const { _id } = await TemplateModel.create({ account: this.people.account, name: this.unique() })
    return { id: String(_id) }
  }

  /** A deal with a party, not shared yet. */
  async shareable(): Promise<{ deal: string; contact: string }> {
    const { id: contact } = await this.contact()
    return { contact, deal: await this.deal({ parties: [{ contact, role: 'buyer' }] }) }
  }

  async portal(mode: 'account' | 'link' = 'account') {
    const shared = await this.shareable()
    const { portal, token } = await this.post<CreatedPortal>('agent', '/portals/', { ...shared, mode })
    return { id: portal.id, deal: shared.deal, token: token ?? '' }
  }

  /** A task that is the client's to do. */
  async clientTask() {
    const { deal } = await this.portal()
    return this.task({ deal, waiting_on: WaitingOn.client, client_visible: true })
  }

  get agentId(): string {
    return String(this.people.agent.id)
  }

  get teamId(): string {
    return String(new Types.ObjectId(this.people.team))
  }

  private async post<T>(caller: Caller, path: string, body?: object): Promise<T> {
    const { status, body: answer } = await this.as(caller).post<T>(path, body)
    if (status >= 300) throw new Error(`${path} for the matrix: ${JSON.stringify(answer)}`)
    return answer
  }
}
