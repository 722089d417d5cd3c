/** Given names and the short forms that people go by: Bob is Robert. Pure. */

/** A name with its short forms. Names that only look alike, such as Mark and Mary, are in different lines. */
const FAMILIES = `
aaron ron|abigail abby gail|abraham abe|adam|adrian|agnes|alan allan allen al|albert bert|alexander alex xander|alexandra sandra sandy|alfred fred|alice|alicia|alison allison ali|alma|alvin|amanda mandy|amber|amelia amy millie|ana|andrea|andrew andy drew|angela angie|ann anne annie|anna|anthony tony|antonio|april|arthur art|ashley|audrey|austin
barbara barb barbie|beatrice bea trixie|benjamin ben benny|bernard bernie|beth bethany|beverly bev|blake|bonnie|bradley brad|brandon|brenda|brian bryan|brittany britt|bruce
caleb|cameron cam|carl karl|carla|carlos|carmen|carol|caroline carrie|carolyn|catherine katherine kathryn cathy kathy kate katie kat kitty|cecilia|charles charlie chuck|charlotte lottie|cheryl|chloe|christian|christina tina|christine chris|christopher kit topher|cindy cynthia|claire clare|clara|clarence|claudia|cody|colin|connor|corey cory|craig|crystal|curtis
daisy|dale|daniel dan danny|danielle dani|darrell daryl|david dave|dawn|dean|deborah debra deb debbie|denise|dennis denny|derek|diana|diane|diego|dominic dom|donald don donnie|donna|doris|dorothy dot dottie|douglas doug|dylan
earl|edgar|edith edie|edward ed eddie ted|edwin|eileen|elaine|eleanor ellie nora|elena|elijah eli|elizabeth liz lizzie beth betty betsy eliza|ella|ellen|emily|emma|eric erik|erica|erin|esther|ethan|eugene gene|eva|evan|evelyn
faith|felix|florence flo|frances fran|francis|francisco paco|frank|franklin|frederick fred freddie
gabriel gabe|gabriela gabby|gail|gary|george|gerald jerry|gina|gladys|glenn|gloria|grace|grant|gregory greg|guillermo
hannah|harold hal|harry|harvey|hazel|heather|hector|helen|henry hank|holly|howard|hugh
ian|ida|irene|isaac ike|isabel bella izzy|ivan
jack|jackson|jacob jake|jacqueline jackie|jaime|james jim jimmy jamie|jane|janet jan|janice|jared|jasmine|jason|javier|jay|jean|jeanette|jeffrey jeff geoffrey|jennifer jen jenny|jeremy|jerome|jesse|jessica jess jessie|jesus|jill|joan|joann joanne|joel|john jon johnny|jonathan jonny|jordan|jorge|jose pepe|joseph joe joey|joshua josh|joyce|juan|juanita|judith judy|julia|julian|julie|june|justin
karen|kayla|keith|kelly|kenneth ken kenny|kevin|kimberly kim|kyle
larry|laura|lauren|lawrence|leah|lee|leo leon|leonard len lenny|leslie|lester|lewis|liam|lillian lily|linda lindy|lisa|logan|lois|lori|louis lou|louise|lucas luke|lucy|luis|lydia|lynn
madison maddie|manuel|marcus|margaret maggie meg peggy marge|maria|marie|marilyn|mario|marion|marjorie|mark marc|martha|martin marty|marvin|mary|mason|mateo|matthew matt|maureen|maurice|max maxwell|megan|melanie mel|melissa missy|melvin|mia|michael mike mick mickey|michelle shelly|miguel|mildred|minnie|mohammed mohamed muhammad|monica|morgan
nancy|naomi|natalie nat|natasha|nathan nate|nathaniel|neil|nicholas nick nicky|nicole nikki|noah|norma|norman norm
oliver ollie|olivia liv|omar|oscar|owen
pamela pam|patricia pat patty trish tricia|patrick paddy|paul|paula|pedro|penelope penny|peter pete|philip phillip phil|phyllis|priya
rachel|rafael|ralph|ramon|randall randy|raymond ray|rebecca becky becca|regina|ricardo|richard rick rich ricky dick|rita|robert rob robbie bob bobby|roberta|rodney rod|roger|roland|ronald ronnie|rosa|rose rosie|rosemary|roy|ruben|russell russ|ruth|ryan
sabrina|sally|samantha|samuel sam sammy|sara sarah|scott|sean shawn shaun|sebastian|sergio|seth|shannon|sharon|sheila|shirley|sofia sophia sophie|stacy stacey|stanley stan|stella|stephanie steph|stephen steven steve|stuart stewart|susan sue susie suzanne|sylvia
tamara tammy|tanya|tara|taylor|teresa theresa terri|terrence terry|theodore theo teddy|thomas tom tommy|timothy tim|tiffany tiff|todd|tracy|travis|trevor|tyler
valerie val|vanessa|vera|vernon|veronica ronnie|victor vic|victoria vicky tori|vincent vince vinny|viola|violet|virginia ginny|vivian
wade|walter walt wally|wanda|warren|wayne|wendy|wesley wes|wilfred|william will bill billy willie liam|winifred winnie
xavier|yolanda|yvonne|zachary zach zack|zoe
`

const families = FAMILIES.split(/[|\n]/)
  .map((family) => family.split(' ').filter((name) => name !== ''))
  .filter((family) => family.length > 0)

/** By name, the full names that it may be short for. */
const fullNames = new Map<string, Set<string>>()
for (const family of families) {
  for (const name of family) fullNames.set(name, (fullNames.get(name) ?? new Set()).add(family[0] ?? name))
}

const NONE: ReadonlySet<string> = new Set()

/** The full names that a given name in lower case may be short for; none if it isn't known. */
export const fullNamesOf = (name: string): ReadonlySet<string> => fullNames.get(name) ?? NONE

/** The short forms and full names that a full name goes by, itself first. */
export const namesFor = (fullName: string): readonly string[] => families.find(([first]) => first === fullName) ?? []
