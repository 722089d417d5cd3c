/** Reports, teams and their settings. */
import type { Page } from 'playwright-core'
import { OWNER, type Screen } from './screen.ts'

export const teamScreens: Screen[] = [
  { name: 'reports', as: OWNER, at: '/agent/reports' },
  { name: 'teams', as: OWNER, at: '/agent/teams' },
  { name: 'team overview', as: OWNER, at: '/agent/teams?view=overview' },
  { name: 'lead sources', as: OWNER, at: '/agent/teams?view=sources' },
  {
    name: 'edit a lead source',
    as: OWNER,
    at: '/agent/teams?view=sources',
    open: async (page) => {
      await page.getByRole('button', { name: 'Actions for Website' }).click()
      await page.getByRole('menuitem', { name: 'Edit' }).click()
      await page.getByRole('textbox', { name: 'Consent' }).waitFor()
    },
  },
  {
    name: 'embed a form',
    as: OWNER,
    at: '/agent/teams?view=sources',
    open: async (page) => {
      await page.getByRole('button', { name: 'Embed form: Website' }).click()
      await page.frameLocator('iframe').getByRole('button', { name: 'Send' }).waitFor()
    },
  },
  { name: 'lead routing', as: OWNER, at: '/agent/teams?view=routing' },
  {
    name: 'edit a rule of lead routing',
    as: OWNER,
    at: '/agent/teams?view=routing',
    open: async (page) => {
      await page.getByRole('button', { name: 'Actions for Evenings and weekends' }).click()
      await page.getByRole('menuitem', { name: 'Edit' }).click()
      await page.getByRole('textbox', { name: 'Minutes to claim it' }).waitFor()
    },
  },
  {
    name: 'rules tried on last month’s leads',
    as: OWNER,
    at: '/agent/teams?view=routing',
    open: async (page) => {
      await page.getByRole('button', { name: 'Test on last month’s leads' }).click()
      await page.getByRole('heading', { name: 'By person' }).waitFor()
    },
  },
  { name: 'custom fields', as: OWNER, at: '/agent/teams?view=fields' },
  {
    name: 'edit a custom field',
    as: OWNER,
    at: '/agent/teams?view=fields',
    open: async (page) => {
      await page.getByRole('button', { name: 'Actions for Wants' }).click()
      await page.getByRole('menuitem', { name: 'Edit' }).click()
      await page.getByRole('textbox', { name: 'Option 1' }).waitFor()
    },
  },
  { name: 'audit log', as: OWNER, at: '/agent/teams?view=audit' },
  { name: 'help', as: OWNER, at: '/agent/faq' },
]

export const teamDialogs: Screen[] = [
  ...[['New team', 'Name'] as const, ['Invite', 'Email address'] as const].map(([button, field]) => ({
    name: button,
    open: async (page: Page) => {
      await page.getByRole('button', { name: button }).first().click()
      await page.getByLabel(field).waitFor()
    },
  })),
  {
    name: 'New absence',
    open: async (page: Page) => {
      await page.getByRole('button', { name: 'Actions for Maria Okoye' }).click()
      await page.getByRole('menuitem', { name: 'Absences' }).click()
      await page.getByRole('button', { name: 'Add absence' }).click()
      await page.getByLabel('Stand-in').waitFor()
    },
  },
  {
    name: 'Absences',
    open: async (page: Page) => {
      // He is on two teams.
      await page.getByRole('button', { name: 'Actions for Samuel Ortiz' }).first().click()
      await page.getByRole('menuitem', { name: 'Absences' }).click()
      await page.getByText('Hiking').waitFor()
    },
  },
  {
    name: 'Cancel invitation',
    open: async (page: Page) => {
      await page.getByRole('button', { name: 'Cancel invitation to Theo Lindqvist' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  ...['Working hours', 'Change role', 'Deactivate', 'Make account owner'].map((entry) => ({
    name: entry,
    open: async (page: Page) => {
      await page.getByRole('button', { name: 'Actions for Maria Okoye' }).click()
      await page.getByRole('menuitem', { name: entry }).click()
      await page.getByRole('dialog').waitFor()
    },
  })),
].map((screen) => ({ ...screen, as: OWNER, at: '/agent/teams' }))
