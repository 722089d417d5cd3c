import { screen } from '@testing-library/react'
import { MemberStatus } from 'openapi/codes'
import { renderScreen } from 'remote-kit/testing'
import { expect, it } from 'vitest'
import { someMember, someTeam } from '#test/some-team.ts'
import { someUser } from '#test/some-user.ts'
import { TeamSwitcher } from './TeamSwitcher.tsx'

it('counts those who work in the team now', async () => {
  const invited = someMember('Open', { status: MemberStatus.Invited })
  const left = someMember('Gone', { status: MemberStatus.Disabled })
  renderScreen(<TeamSwitcher />, {
    path: '/agent',
    user: someUser(),
    answers: {
      'GET /teams/': () => ({ results: [someTeam(someMember('Ellen'), someMember('Maria'), invited, left)] }),
    },
  })
  expect(await screen.findByText('2 members')).toBeVisible()
})
