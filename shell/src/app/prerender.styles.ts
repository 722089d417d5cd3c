import { makeStyles, tokens } from '@fluentui/react-components'

export const usePrerenderStyles = makeStyles({
  /** What FluentProvider gives its element: the app's first paint must not move a letter. */
  root: {
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightRegular,
    lineHeight: tokens.lineHeightBase300,
  },
})
