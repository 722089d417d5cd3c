/** Words of choosing a workspace. */
export const copy = {
  starButton: {
    star: (name: string) => `Star ${name}`,
    starred: 'Opens first. Click to remove the star.',
    unstarred: 'Star this workspace to open it first',
  },
  workspaceSwitcher: {
    all: 'All workspaces',
    switch: 'Switch workspace',
    starred: 'Starred',
    templates: 'Templates',
    create: 'New workspace',
    order: 'Reorder workspaces',
    rename: 'Rename',
    phases: 'Phases',
    delete: 'Delete',
  },
}
