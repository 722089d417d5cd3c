import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'
import { thumbLink } from 'ui-kit/touch'

export const useTeamsPageStyles = makeStyles({
  view: { display: 'grid', gap: '16px' },
  teams: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(460px, 100%), 1fr))',
    alignItems: 'start',
  },
  members: { listStyleType: 'none', margin: 0, padding: 0 },
  member: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateAreas: '"avatar name marks" "avatar contact contact"',
    alignItems: 'center',
    gap: '0 12px',
    padding: '9px 0',
    borderTop: `1px solid ${look.line}`,
    ':first-child': { borderTopStyle: 'none' },
  },
  avatar: { gridArea: 'avatar', display: 'flex' },
  name: { gridArea: 'name', fontWeight: 500 },
  contact: {
    gridArea: 'contact',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 14px',
    fontSize: '13px',
    [media.phone]: { rowGap: '24px', paddingBlock: '2px 8px' },
  },
  link: {
    color: look.ink2,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    padding: '2px 0',
    ...thumbLink,
    ':hover': { color: look.ink, textDecorationLine: 'underline' },
  },
  away: { color: look.ink2, padding: '2px 0' },
  assists: { color: look.ink3, padding: '2px 0' },
  marks: {
    gridArea: 'marks',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '6px',
  },
})

export const usePendingInvitationStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '8px 16px',
    padding: '10px 0',
    borderTop: `1px solid ${look.line}`,
    ':first-child': { borderTopStyle: 'none' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  name: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px', fontWeight: 500 },
  text: { overflowWrap: 'anywhere' },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 14px',
    fontSize: '13px',
    color: look.ink2,
    overflowWrap: 'anywhere',
  },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px' },
  none: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px 16px' },
})
