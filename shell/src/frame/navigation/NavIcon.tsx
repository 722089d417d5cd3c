import { AddRegular } from '@fluentui/react-icons/svg/add'
import { CalendarLtrRegular } from '@fluentui/react-icons/svg/calendar-ltr'
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark'
import { ArrowUndoRegular } from '@fluentui/react-icons/svg/arrow-undo'
import { CircleRegular } from '@fluentui/react-icons/svg/circle'
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right'
import { DataBarVerticalRegular } from '@fluentui/react-icons/svg/data-bar-vertical'
import { FilterRegular } from '@fluentui/react-icons/svg/filter'
import { HomeRegular } from '@fluentui/react-icons/svg/home'
import { KeyboardRegular } from '@fluentui/react-icons/svg/keyboard'
import { LayoutColumnThreeRegular } from '@fluentui/react-icons/svg/layout-column-three'
import { PeopleTeamRegular } from '@fluentui/react-icons/svg/people-team'
import { PersonRegular } from '@fluentui/react-icons/svg/person'
import { PulseRegular } from '@fluentui/react-icons/svg/pulse'
import { QuestionCircleRegular } from '@fluentui/react-icons/svg/question-circle'
import { SearchRegular } from '@fluentui/react-icons/svg/search'
import type { FluentIcon } from '@fluentui/react-icons'
import type { NAV_ICONS } from 'remote-kit/contract'

/** Those that menu entries may name. */
const navIcons: Record<(typeof NAV_ICONS)[number], FluentIcon> = {
  home: HomeRegular,
  board: LayoutColumnThreeRegular,
  tasks: CheckmarkRegular,
  calendar: CalendarLtrRegular,
  people: PersonRegular,
  leads: FilterRegular,
  reports: DataBarVerticalRegular,
  teams: PeopleTeamRegular,
  help: QuestionCircleRegular,
  console: PulseRegular,
  dot: CircleRegular,
}

const icons = {
  ...navIcons,
  add: AddRegular,
  command: ChevronRightRegular,
  search: SearchRegular,
  undo: ArrowUndoRegular,
  keyboard: KeyboardRegular,
}

/** The icon that a remote's nav data names, or a dot for an unknown name. */
export function NavIcon({ name }: { name: string }) {
  const Icon = isIconName(name) ? icons[name] : CircleRegular
  return <Icon fontSize={20} aria-hidden />
}

function isIconName(name: string): name is keyof typeof icons {
  return Object.hasOwn(icons, name)
}
