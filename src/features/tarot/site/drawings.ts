import fool from './art/00.svg'
import magician from './art/01.svg'
import highPriestess from './art/02.svg'
import empress from './art/03.svg'
import emperor from './art/04.svg'
import hierophant from './art/05.svg'
import lovers from './art/06.svg'
import chariot from './art/07.svg'
import strength from './art/08.svg'
import hermit from './art/09.svg'
import wheel from './art/10.svg'
import justice from './art/11.svg'
import hangedMan from './art/12.svg'
import death from './art/13.svg'
import temperance from './art/14.svg'
import devil from './art/15.svg'
import tower from './art/16.svg'
import star from './art/17.svg'
import moon from './art/18.svg'
import sun from './art/19.svg'
import judgement from './art/20.svg'
import world from './art/21.svg'
import backOfCard from './art/back.svg'

/** The bundler's type of an imported drawing: a hashed, immutable file. */
type DrawingFile = { src: string }

const files: DrawingFile[] = [
  fool,
  magician,
  highPriestess,
  empress,
  emperor,
  hierophant,
  lovers,
  chariot,
  strength,
  hermit,
  wheel,
  justice,
  hangedMan,
  death,
  temperance,
  devil,
  tower,
  star,
  moon,
  sun,
  judgement,
  world,
]

/** The URLs of the 22 drawings, by card number. */
export const drawings: readonly string[] = files.map(({ src }) => src)

/** The URL of the back. */
export const backDrawing: string = (backOfCard as DrawingFile).src
