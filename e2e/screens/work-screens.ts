/** Home, deals as a whole, tasks and the calendar. */
import type { Page } from 'playwright-core'
import { AGENT, ASSISTANT, OWNER, type Screen } from './screen.ts'

export const workScreens: Screen[] = [
  { name: 'home', as: OWNER, at: '/agent' },
  { name: 'board', as: OWNER, at: '/agent/workspaces' },
  { name: 'deals as a list', as: OWNER, at: '/agent/workspaces?view=list' },
  { name: 'deals on a timeline', as: OWNER, at: '/agent/workspaces?view=timeline' },
  { name: 'deals in a calendar', as: OWNER, at: '/agent/workspaces?view=calendar' },
  { name: 'board, printed', as: OWNER, at: '/agent/workspaces?view=deal&print=sheet' },
  {
    name: 'filters of deals',
    as: OWNER,
    at: '/agent/workspaces?status=2,3',
    open: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Filter', exact: true }).click()
      await page.getByRole('option', { name: 'Agent', exact: true }).waitFor()
    },
  },
  { name: 'board with lanes', as: OWNER, at: '/agent/workspaces?lanes=agent' },
  {
    name: 'values of a filter',
    as: OWNER,
    at: '/agent/workspaces',
    open: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Filter', exact: true }).click()
      await page.getByRole('option', { name: 'Source', exact: true }).click()
      await page
        .getByRole('checkbox', { name: /\d deals?$/ })
        .first()
        .waitFor()
    },
  },
  {
    name: 'columns of a list',
    as: OWNER,
    at: '/agent/workspaces?view=list',
    open: async (page) => {
      await page.getByRole('button', { name: 'Display' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'dates of several deals',
    as: OWNER,
    at: '/agent/workspaces?view=list&status=3',
    open: async (page) => {
      await moveDatesOfSelected(page)
      await page.getByRole('button', { name: 'Review changes' }).click()
      await page.getByRole('button', { name: 'Move dates' }).waitFor()
    },
  },
  { name: 'tasks', as: OWNER, at: '/agent/tasks' },
  { name: 'tasks by who they wait on', as: AGENT, at: '/agent/tasks?due=open&assignee=me&group=waiting' },
  { name: 'calendar by month', as: OWNER, at: '/agent/calendar' },
  { name: 'calendar by week', as: OWNER, at: '/agent/calendar?view=week' },
  // An agent's, because axe looks long at a brokerage's thousand entries.
  { name: 'calendar as an agenda', as: AGENT, at: '/agent/calendar?view=list' },
  {
    name: 'new appointment',
    as: OWNER,
    at: '/agent/calendar?view=week',
    open: async (page) => {
      await page.getByRole('button', { name: 'New appointment' }).click()
      await page.getByLabel('Location').waitFor()
    },
  },
  {
    name: 'search and commands',
    as: OWNER,
    at: '/agent',
    open: async (page) => {
      // The page hears keys once it has started.
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: /^Search deals/ }).fill('maple')
      await page.getByRole('option', { name: /Maple/ }).first().waitFor()
    },
  },
  {
    name: 'phases of a workspace',
    as: OWNER,
    at: '/agent/workspaces',
    open: async (page) => {
      await page.getByRole('button', { name: /Switch workspace/ }).click()
      await page.getByRole('menuitem', { name: 'Phases' }).click()
      await page.getByRole('button', { name: 'New phase' }).waitFor()
    },
  },
  {
    name: 'new workspace',
    as: OWNER,
    at: '/agent/workspaces',
    open: async (page) => {
      await page.getByRole('button', { name: /Switch workspace/ }).click()
      await page.getByRole('menuitem', { name: 'New workspace' }).click()
      await page.getByRole('dialog').getByLabel('Name').waitFor()
    },
  },
  { name: 'home of an agent', as: AGENT, at: '/agent' },
  {
    name: 'inbox',
    as: AGENT,
    at: '/agent',
    open: async (page) => {
      await page.getByRole('button', { name: /^Inbox/ }).click()
      await page
        .getByRole('button', { name: /^Mark as done: / })
        .first()
        .waitFor()
    },
  },
  { name: 'teams of an agent', as: AGENT, at: '/agent/teams' },
  { name: 'team overview of an agent', as: AGENT, at: '/agent/teams?view=overview' },
  { name: 'home of an assistant', as: ASSISTANT, at: '/agent' },
  { name: 'board of an assistant', as: ASSISTANT, at: '/agent/workspaces' },
]

/** Selects all deals of a page, and opens the panel that moves their dates. */
async function moveDatesOfSelected(page: Page): Promise<void> {
  // On a phone, selecting is in a menu.
  const select = page.getByRole('button', { name: 'Select', exact: true })
  const more = page.getByRole('button', { name: 'More actions for these deals' })
  await more.waitFor()
  if (!(await select.isVisible())) await more.click()
  await select.or(page.getByRole('menuitem', { name: 'Select' })).click()
  const boxes = page.getByRole('checkbox', { name: /^Select \d/ })
  await boxes.first().waitFor()
  for (const at of [0, 1, 2]) await boxes.nth(at).check()
  const change = page.getByRole('button', { name: 'Change', exact: true })
  const isNarrow = await change.isVisible()
  if (isNarrow) await change.click()
  const name = isNarrow ? 'Move dates' : 'Dates'
  await page.getByRole(isNarrow ? 'menuitem' : 'button', { name, exact: true }).click()
}
