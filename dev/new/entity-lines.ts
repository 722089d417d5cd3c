/** The lines that an entity needs in existing files, with the names of the template. */

/** Inserts `line` after the text `after`. */
type Line = { file: string; after: string; line: string }

export const entityLines: readonly Line[] = [
  {
    file: 'openapi/openapi.yaml',
    after: '    description: Tags for contacts.\n    x-scope: contacts\n',
    line: "  - name: new-things\n    description: The account's new things.\n    x-scope: account\n",
  },
  {
    file: 'openapi/openapi.yaml',
    after: '    $ref: labels/paths.yaml#/label\n',
    line: `  /new_things/:
    $ref: new-things/paths.yaml#/newThings
  /new_things/{id}/:
    $ref: new-things/paths.yaml#/newThing
`,
  },
  {
    file: 'api/src/app.ts',
    after: "import { labelsRoutes } from './entities/labels/labels.routes.ts'\n",
    line: "import { newThingsRoutes } from './entities/new-things/new-things.routes.ts'\n",
  },
  { file: 'api/src/app.ts', after: '    ...labelsRoutes,\n', line: '    ...newThingsRoutes,\n' },
  {
    file: 'api/src/processes/audit/record-names.ts',
    after: "import { MilestoneModel } from '#entities/milestones/milestone.model.ts'\n",
    line: "import { NewThingModel } from '#entities/new-things/new-thing.model.ts'\n",
  },
  {
    file: 'api/src/processes/audit/record-names.ts',
    after: '  milestone: byName(MilestoneModel),\n',
    line: '  new_thing: byName(NewThingModel),\n',
  },
  {
    file: 'remote-kit/src/queries/invalidation.ts',
    after: '  milestones: deals,\n',
    line: "  new_things: ['/new_things/', '/new_things/{id}/'],\n",
  },
  {
    file: 'api/test/always-stored.ts',
    after: "  labels: 'account name',\n",
    line: "  new_things: 'account name',\n",
  },
  {
    file: 'api/test/authorization/world.ts',
    after: "  label = () => this.post('owner', '/labels/', { name: this.unique() })\n",
    line: "  newThing = () => this.post('owner', '/new_things/', { name: this.unique() })\n",
  },
  {
    file: 'api/test/authorization/calls.ts',
    after: '  deleteLabel: async (world) => at((await world.label()).id),\n',
    line: `
  listNewThings: async (world) => showing((await world.newThing()).id, { sort: '-created_at' }),
  createNewThing: (world) => ({ body: { name: world.unique() } }),
  getNewThing: async (world) => at((await world.newThing()).id),
  updateNewThing: async (world) => at((await world.newThing()).id, { description: 'A' }),
  deleteNewThing: async (world) => at((await world.newThing()).id),
`,
  },
  {
    file: 'api/test/authorization/matrix.ts',
    after:
      '  deleteLabel         204    204    403    403     403        403     403      401   403   403    404       401\n',
    line: `
  listNewThings       200    200    200    200     200        403     403      401   200   200    none      401
  createNewThing      201    201    403    403     403        403     403      401   403   403    201       401
  getNewThing         200    200    200    200     200        403     403      401   200   200    404       401
  updateNewThing      200    200    403    403     403        403     403      401   403   403    404       401
  deleteNewThing      204    204    403    403     403        403     403      401   403   403    404       401
`,
  },
]
