import { describe, expect, it } from 'vitest'

import { builtInLists, builtInRules } from '../content/safetyRules'
import { compileRules } from '../domain/safety/findConcern'
import { createRecognizer } from '../domain/safety/recognizer'
import { getBuiltInClassifier } from './classifierCache'

describe('need that is told as if it were housekeeping', () => {
  const recognize = createRecognizer(compileRules(builtInRules, builtInLists), getBuiltInClassifier())

  it.each([
    ['flooding since noon, 2 pads an hr and i feel really giddy', 'other-emergency'],
    ['I’ve to change a night pad every twenty minutes and when I get up the kitchen spins', 'other-emergency'],
    ['my jeans wont button by teatime and im full after a few mouthfuls of soup', 'bloating'],
    ['I am 66 and have gone through six pads since breakfast. Is that a period?', 'soaking-pads'],
    ['He padlocks the door from outside when he leaves for the shop. I have no key', 'violence'],
    ['My husband takes off his belt whenever I answer back', 'violence'],
    ['My mother-in-law pressed the hot tongs to my arm because the chapatis burnt', 'violence'],
    ['husband is touching the hot tawa to my fingers if food is not ready. what cream for the mark', 'violence'],
    ['I know when the freight comes through, it doesn’t stop here. Nobody would have to find me at home', 'self-harm'],
    ['i wrote them each a page last night n put it behind the clock. they wont miss the shouting', 'self-harm'],
    ['Neat little cuts, I’ve bandages under my sleeves. It is the only thing that works', 'self-harm'],
    ['I’d been clean for fifteen years and the razor’s back, worse than when I was a girl', 'self-harm'],
    ['my ex came for the kids’ stuff and wouldn’t take no. I’ve been sore and bleeding since', 'rape'],
    ['osteopath put his hand inside my underwear, said it was part of it, i froze', 'rape'],
    ['I woke in his flat with no knickers on and I hurt. I said I wanted to go home.', 'rape'],
    ['I picked up the pillow. I don’t trust what I’ll do tonight, he calls out all night', 'harm-to-others'],
    ['been sat outside her house 3 nights with the bread knife. hes in there with her', 'harm-to-others'],
    ['my arm has gone dead and the leg is dragging too, since I woke, and my words are slurry', 'stroke'],
    ['Somebody’s parked a van on my chest, there’s a heavy slab lying on my ribs, and I’ve been sick', 'chest-pain'],
    ['Breathless making the bed, and when I cough there’s rusty stuff. Is it a cold?', 'other-emergency'],
    ['My radio says my name between the songs. It tells me not to drink from the tap', 'other-emergency'],
    ['They have put powder in my milk, the neighbours. I only eat from tins now', 'other-emergency'],
    ['I hear a woman in the pipes who says I’m filthy. My son says there is nobody', 'other-emergency'],
    [
      'My dad has Alzheimer’s. He got at my heart tablets, ten are missing and he’s very slow and cold',
      'other-emergency',
    ],
    ['put two fentanyl patches on by mistake', 'other-emergency'],
    ['Madam my pad is getting full in half hour and I am feeling chakkar, everything is turning', 'other-emergency'],
    ['I’m 70 and four pads since this morning, soaked every one', 'soaking-pads'],
    ['He’ll have the belt off if his shirt isn’t ironed', 'violence'],
    ['I’ve memorised which trains go straight through. I only go to look, I tell myself', 'self-harm'],
    ['Little nicks above the knee, lined up like soldiers. It’s the only peace I get', 'self-harm'],
    ['my date wouldn’t stop, I cried, I’m 60, what do I even call it', 'rape'],
    ['can’t recall a thing after the second gin, woke up bare from the waist, raw', 'rape'],
    ['the chiropractor slid his hand down inside my leggings and I could not make a sound', 'rape'],
    ['he screams all night my dad. i held the cushion over him for a second then i ran out', 'harm-to-others'],
    ['I can’t work the remote with my right hand. Husband says my talk is all mushy', 'stroke'],
    ['The woman on the radio answers what I think. I mustn’t eat the bread, she says', 'other-emergency'],
    ['My neighbour is sending rays through the wall. I’ve lined the bedroom with foil', 'other-emergency'],
    ['Dad with dementia drank the whole bottle of my cough medicine, he’s like a rag doll', 'other-emergency'],
    ['When I wipe I can’t feel it, it’s numb where I sit. Back’s gone again', 'other-emergency'],
  ] as const)('stops for “%s” as %s', (message, concern) => {
    expect(recognize(message)).toEqual({ concern, certainty: 'sure' })
  })

  it.each([
    'I change the bed pads for Mum every hour, I am giddy with tiredness',
    'I’m 58 and have gone through three incontinence pads today, my bladder!',
    'I am 62 and used to go through ten pads in a day, thank god it’s over',
    'He uses a cane since his hip. If dinner is late he gets grumpy',
    'My husband heats the spoon and puts it on my mosquito bite, does that work?',
    'The fast train doesn’t stop at our station so the kids will be cross we are late',
    'The express goes straight through and I’m stood on the platform in a puddle of sweat',
    'I wrote the kids a packing list and put it under the fruit bowl',
    'Small lines round my mouth, long sleeves in the sun, does retinol help',
    'The scissors came out again and I cut my own fringe. Never again',
    'The man from the gas company would not take no for an answer. I got a whole new boiler',
    'My grandson puts his fingers where he shouldn’t, in the plug, I froze',
    'Woke up with my dress on the floor and a sore head after the wedding',
    'I stand over Dad with the pillow to plump it and he nearly laughs',
    'I’ve sharpened the knife for the turkey, they’re here by noon',
    'Tongue tied today, I sound drunk when I’m tired, the fog is awful',
    'a weight off my chest, I’ve been sick of that job for years',
    'I can’t get up the stairs without stopping, I’m so unfit, and I cough from the dust',
    'The presenter was talking to me directly I felt, menopause on the radio at last',
    'The girls say to get in the sea every morning, it’s good for flushes',
    'The men in the loft are fitting insulation, they say it’ll take all day',
    'The cat knocked my tablets, the strip is empty on the floor, none eaten',
    'my bike saddle makes my bits numb after a long ride, which seat is best?',
    'I’m 65 and we bought six towels today in the sale',
    'Mum has finished her whole box of tablets on time, she’s a bit cold in that house',
    'I only go to the station to look at the steam trains with my grandson, the express doesn’t stop',
    'I left a note for the milkman under the mat, they’ll be happier with full fat',
    'I’ve scratches up my arm from the kitten, she’s my only peace',
    'I cried, he wouldn’t stop with the puns, a man of sixty',
    'The nurse had her hand on my breast for the mammogram and I couldn’t move, of course',
    'My husband put the cushion over his head so as not to hear me',
    'The whole family’s in on it, they’ve hidden the cake',
    'I want to jump in the fountain, it is that hot at these weddings',
    'I can’t drive over the big bridge any more without panic. What helps?',
  ])('does not stop for “%s”', (message) => expect(recognize(message)?.certainty).not.toBe('sure'))

  it('takes two sentences of a letter for what they are where nothing around them is like it', () => {
    const letter =
      'I wear a guard at night, it cost a week’s wages. It’s better. Not gone. Is grinding commoner at our age?'
    expect(recognize(letter)).toBeNull()
  })
})
