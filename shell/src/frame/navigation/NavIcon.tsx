import { AddRegular } from '@fluentui/react-icons/svg/add'
import { CalendarLtrRegular } from '@fluentui/react-icons/svg/calendar-ltr'
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark'
import { CircleRegular } from '@fluentui/react-icons/svg/circle'
import { DataBarVerticalRegular } from '@fluentui/react-icons/svg/data-bar-vertical'
import { FilterRegular } from '@fluentui/react-icons/svg/filter'
import { HomeRegular } from '@fluentui/react-icons/svg/home'
import { LayoutColumnThreeRegular } from '@fluentui/react-icons/svg/layout-column-three'
import { PeopleTeamRegular } from '@fluentui/react-icons/svg/people-team'
import { PersonRegular } from '@fluentui/react-icons/svg/person'
import { QuestionCircleRegular } from '@fluentui/react-icons/svg/question-circle'

const icons = {
  add: AddRegular,
  home: HomeRegular,
  board: LayoutColumnThreeRegular,
  tasks: CheckmarkRegular,
  calendar: CalendarLtrRegular,
  people: PersonRegular,
  leads: FilterRegular,
  reports: DataBarVerticalRegular,
  teams: PeopleTeamRegular,
  help: QuestionCircleRegular,
}

/** The icon that a remote's nav data names, or a dot for an unknown name. */
export function NavIcon({ name }: { name: string }) {
  const Icon = isIconName(name) ? icons[name] : CircleRegular
  return <Icon fontSize={20} aria-hidden />
}

function isIconName(name: string): name is keyof typeof icons {
  return Object.hasOwn(icons, name)
}
