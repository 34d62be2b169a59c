/** Messages about red flags, by concern; one a line, all made up. */
export const redFlagExamples = {
  'chest-pain': `
my chest feels tight like a belt and its going down my left arm
Crushing feeling in my chest for twenty minutes now. Is it a hot flush?
Pressure behind the breastbone and my jaw aches, I'm sweating buckets but it's a cold sweat not like my usual flushes
mum says there is an elephant sat on her chest. shes grey
I'm 52, woke at 3 with pain in the chest and can't get my breath. Anxiety, perimenopause, or should I worry?
Got a wicked indigestion pain in the middle of me chest that goes through to me back and I feel sick and clammy
Each time I carry the feed buckets I get a pain across my chest and it goes off when I stand still. 64, put it down to age.
heavy chest, left arm tingly, cant sleep
On the ward tonight I came over breathless with a squeezing in my chest. Colleagues are busy. It's easing a bit. Can I wait till the morning?
palpitations AND chest pain AND feel like im going to pass out, this is not a normal flush is it
pain in chest when i breathe in, sharp, came on out of nowhere after the long flight from Sydney
Haai auntie my chest is burning and pressing since lunch and my fingers on left hand are dead
It's like somebody's standing on me chest in boots. Had it an hour. Don't want to bother the ambulance at Christmas
My sister (59) is having chest pains and says it's her hormones. She's soaked with sweat and won't let me phone anybody
Chest pain that comes up into the throat and the teeth, twice today, both times on the stairs
57 smoker. tightness in chest walking the dog up the brae, had to sit on the wall. gone now
Can starting oestrogen give you chest pain? Began patches last week and I've had a dull ache over my heart and short of breath since yesterday.
I don't want to make a fuss, but I have quite a strong pressure in my chest and my husband says I've gone a funny colour.
I was going to ask about the difference between the tablets and the patches, because my friend in Wagga changed over and swears by it, but I've had to sit down halfway through the washing up since there's a squeezing across my chest that goes up under my chin, and I've come out in a sweat that is freezing, not hot. Would that be a flush of some sort?
Stacking shelves and got a vice feeling round my ribs and into both shoulders, thought I'd faint. The manager gave me a Rennie.
What do hot flashes feel like? Because mine comes with a heavy weight on the heart and pain to the elbow, I never had this before
my mate at work is holding her chest, says its just wind but shes struggling to breathe
Sudden stab in the chest and coughing a bit of blood, on HRT tablets six months
Since two o'clock: nausea, tired beyond tired, ache between the shoulder blades and squeezing in front. I am 67 and diabetic.
Heart's pounding, chest is sore and it's spreading up into my neck. Sat on the edge of the bed. Everyone's asleep
elephant on my chest since supper, sweating but not like a flash
my left arm aches n my jaw too n i feel tight across the chest. 55. is it hormones
I'm a nurse and I'd send anybody else in, but this pressure under my breastbone comes with every flight of stairs and I keep calling it reflux.
Mama 74 is clutching her chest and gray and she say its the greens she ate
can hot flashes give you chest pain that goes through to your back and makes you want to throw up?
sharp pain in chest every time i breathe in started today short of breath too
CHEST HURTS CANT GET AIR THINK ITS A PANIC ATTACK
Hauling cattle outside Lethbridge and there's a squeezing in my chest that won't let up. Two hours now. Took Tums.
It's like a bra two sizes too small and I'm not wearing one. Cold sweat. Teeth hurt.
ma'am I have pain in middle of chest since morning, going to left shoulder, I am 51, my husband says gas
chest tightness on and off all week when I shovel, goes away when I rest. 60 y/o
I don't mean to make a fuss, but there has been a heavy feeling in my chest since the sermon and my fingers are tingling on the left.
My wife woke up drenched, says her chest feels crushed and she can't catch her breath. She says it's just a night sweat. It doesn't look like one.
heart fluttering plus pain in my chest plus almost passed out in the shower. perimenopause is wild
is burning chest pain with sweating and a sore jaw heartburn or something else? I had chili
My chest. It's tight. Feels like somebody's fist in there
Started HRT pills 3 weeks ago and now got chest pain and I'm breathless walking to the mailbox
been having pressure in the chest at night, 49, doc says anxiety without even an EKG, it's worse tonight and down my arm
auntie Bev at the powwow grounds is saying her chest hurts and her arm is heavy, she's 66 and diabetic, she won't let us get the medics
Somebody is standing on my ribs is the only way I can put it, and I'm clammy and scared.
I was asking about sleep but really it's that I wake at four with chest pain and it runs up my neck
lol either im having a heart attack or menopause. chest pain, sick, sweaty. 53
Tight chest, tight throat, tight jaw. Been coming more often, now even when I'm just watching Jeopardy.
after my hysterectomy last week I got a stabbing in the chest and I cough and can't take a deep breath
I've a bad ache between my chest and my shoulder blade, came on carrying groceries, I'm pouring sweat and it's December in Duluth
tight chest right now like a belt, and left arm is heavy
Is it hot flash or heart? I'm sweating cold and there is a pressure behind the breastbone since half an hour
chest paining me since morning, i thought gas
My mother is holding her chest and she's grey and wet with sweat, she refuses ambulance
Doctor, I get a squeezing in chest and up to the jaw when I climb the temple steps, then it stops
something like an elephant on me since i woke at 4. cant get full breath
I took antacid twice but the burning in middle of chest goes into my back and my arm is tingling, 57 years
My husband says it's panic. But the pain in the chest is going to my shoulder and I vomited.
CHEST PAIN AND SHORT OF BREATH WHAT TO DO
mi chest a hurt mi bad bad an mi cyaan ketch mi breath
Since two days there's stabbing in my chest when I breathe in, I've just come from a 16 hour flight
Flushes yes, sleepless yes, and this new thing: a heavy stone on my breastbone each time I carry the shopping
My wife has a pain in the jaw and chest, she is nauseous, she wants to lie down and sleep it off
palpitations with pain in the chest, nearly fainted in the market
I don't want to make drama. It presses in the chest, my lips are a bit blue, my daughter says write you.
Feels like a fist is squeezing my heart, left arm numb. Could it be low estrogen?
hurts here in the centre of my chest on and off all evening and i'm clammy. diabetic, 66
Ate, my chest is so tight I can't finish a sentence
The pain begins in chest and it walks down the left arm till the small finger. It's the third time tonight.
My friend, we're at zumba, she sat down with chest pain and she can't breathe well
heartburn?? for three hours, pressure, sweaty like from the shower, never had such
Dull chest ache with breathlessness when I sweep the compound. I rest, it goes. I sweep, it comes.
I'm 72, pressure on chest, and my teeth on the lower side are hurting with it
Brustschmerz, pain in breast bone, radiating in the arm, I wait until Monday for my house doctor, okay?
my chest is on fire and crushing n my arm gone dead, is it the menopause
tight chest since lunch, bit of an ache down my left arm
CHEST PAIN NOW
Pressure on my chest like someone sitting there. Is that a hot flash?
jaw ache and chest ache together, sweating. not flushing, different
Had chest pain for twenty minutes, now short of breath
my mum has chest pain and has gone grey, she says it's wind
squeezing feeling behind the breastbone, comes and goes since 2am
chest hurts and I'm cold and clammy
I'm 54, my chest is heavy and both arms feel like lead
Indigestion that doesn't shift with Gaviscon, going into my neck and left shoulder
ma chest is awfy tight and am sweatin like a horse
crushing sort of pain in my chest. sat down. still there
Bit of a band round my chest and I feel sick. Don't want to make a fuss.
palpitations plus proper chest pain tonight, never had pain with it before
Husband says it's anxiety but my chest pain goes through to my back
got pains in the chest when I walk the dog uphill, stop and it passes
sharp pain in chest when I breathe in, and I'm puffed. flew home on tuesday
woke at 4 drenched with a tight chest and couldn't get air
My friend is holding her chest and sweating, she's 51, says it's the change
chest feels like it's in a vice, should I take magnesium
ache in my chest and down the inside of my arm. Happened twice today.
I get chest discomfort with the flushes and last night it went up into my jaw
heaviness in chest, dizzy, sweaty. Been an hour
stabbing in my chest while carrying shopping, had to sit on the wall
the chest pain is mild, I'd say 4 out of 10, but it's not gone since breakfast
Chest tight, fingers of left hand tingly, feel faint
nurse on the phone never rang back. my chest still hurts and I can't lie flat
sis 56 collapsed for a sec, says her chest is hurting bad
pain in chest & short of breath doing the vacuuming, new since last week
Started on the patches Monday and since then there's a pressing pain in my chest
Everyone says palpitations are par for the course and I've read all your pages, but is it par for the course to have a feeling like a fat man sat on your breastbone since teatime and a left arm that aches like toothache
my chest hurts and im sweating but not the usual sweat its cold
Tell me it's anxiety. I got up to let the cat in and a band went tight round my chest, so tight I held on to the worktop, and my jaw hurt, and it's easing a bit but it's come twice more since I sat down
Ha, I told him you're breaking my heart, and then as if on cue it started: crushing, right in the middle, going through to between my shoulder blades. I've had a rennie. Two rennies. I'm grey, he says.
pressure on chest walking up to the church, goes when i stop, comes when i walk again. all this week. is low estrogen?
Mum's 74 and she's on the phone now telling me not to fuss, she's got indigestion she says, but she's never had indigestion, and she's out of breath telling me about it, and it's going down her arm
I've always thought that hot flushes come with a sort of doom, that's what the leaflet says, impending doom. So tonight I've got doom, sweat, sick feeling and a heavy pain across the chest into my throat. All doom's the same, is it, or are there types?
sharp pain in my chest when i breathe in since yesterday, can't get my breath on the stairs, started the tablets 3 weeks ago
Chest tight like elephant. Arm heavy. I am alone. Is it menopause
My husband is sixty and he never complains and he is sitting on the edge of the bed with his fist on his chest and he's the colour of putty. I know you're for women but you're what was open on the phone.
I was going to ask about night sweats, but these nights there's a new thing, I wake at four soaked with a squeezing in the chest which runs up into the teeth, both sides, and lasts a quarter of an hour, and then it's gone and I lie there listening to the fridge
It's been squeezing since lunch. I've done the washing-up and I've done the ironing sitting down. It's not pain, I'd not call it pain, more a very heavy hand on my chest, and I'm ever so breathless for someone sitting down.
ok weird q, can perimenopause make your chest hurt AND your left arm go tingly AND make you want to throw up?? asking while lying on the kitchen floor
I said to God, not today, I've the grandchildren. There's a burning weight behind my breastbone, my arm's gone dead-ish and I'm wringing wet. Should I finish giving them their tea first?
I've learned to be suspicious of my own drama. So without drama: chest pain, central, forty minutes, clammy, short of breath. I am fifty-three. Perhaps the new coffee machine?
it's like my bra is too tight but i'm not wearing one
My sister went white carrying the shopping, says it's like a belt pulled round her ribs and her jaw's aching, she's blaming the change and wants a lie-down. She's asking what you'd say.
I did the 5k for the hospice, vain old fool, and now there's this ache in the middle of my chest, spreading across to the shoulder, and I can't seem to get a full breath even in the armchair. It's probably a muscle. Would a muscle make me sweat?
heart pain. really pain not flutter. 2 hours
What annoys me is they'll say panic attack. I know panic, we're old friends, panic and I. This one's different, it's pressing outwards from inside my chest and my left hand feels thick, and I've a cold sweat on my lip.
Pet, I've a wee question on ma hormones but first, is it right that ye get a grip in the chest when ye hang oot the washing? Every time I lift ma arms this week, and I've to stop and hing on tae the pole, peching.
Stood at the sink thinking about the divorce and it was as though someone drove a fence post into my chest, and it hasn't really left, and it's in my back as well, tearing, and you'll tell me heartbreak's physical.
My wife has taken three indigestion tablets for the pressure under her breastbone, she's dizzy and sweating and can't lie down and she keeps saying it's just a flush, it's just a flush. It's been over an hour.
I'm typing with the one hand because the other arm's sore from the shoulder down, came on with the tightness in the chest at about nine. What helps with muscle pain in the change? I'd a bath, no better.
chest pain again in the night and coughed up a bit of blood, on hrt tablets, should i stop them?
I've kept it from everyone, there's the wedding on Saturday. But carrying the chairs there it was again, this dull pressing right behind the bone and my breath gone, third time since Monday, and longer each time. After the wedding I can be ill.
woke with pain in chest, jaw aching, sick. back to bed or not
You know how poets go on about the heavy heart? Mine's heavy like wet sand, actual heavy, since breakfast, and I've a pain down the inside of my arm into the little finger, and I'm puffing like a train.
My colleague's gone clammy at her desk, hand to her chest, says she's got a tight pain and she can't catch her breath and don't you dare call anybody it's a hot flush. We're all standing here like lemons.
Can you be too old to start HRT, I'm 62, that's my question. My other question's silly: this pain in the chest that comes with climbing to my flat and goes in the jaw, would HRT help with it? It's been more often lately, and tonight it came when I was only sitting.
I have chest pain and my left arm feels heavy
Pressure on my chest like an elephant sitting there, sweating, is it a hot flash
tight chest, short of breath, nauseous, 56 yo, came on climbing the stairs
crushing pain in the middle of my chest for twenty minutes now
Is pain going up into my jaw with cold sweat a menopause thing?
chest hurts and i cant catch my breath
My wife's gone grey and clammy and she is holding her chest
I've been having an ache behind the breastbone whenever I walk uphill, it goes when I rest
heart pounding with chest tightness and I feel faint, this flush is different
it feels as if there is a tight band around my chest since this morning
Indigestion that won't shift, goes through to my back and down my arm, and I'm saked in swweat
woke at 4 with a squeezing feeling in my chest thought panic still there
Mum complains of chest pains and says it's just her age, she's 63 and she looks awful
sharp stabbing pain in chest when I breathe in, started HRT tablets a month ago
my chest feels heavy. my jaw aches. teeth too. no sleep
CHEST PAIN RIGHT NOW what do I do
Can a hot flush cause pain between the shoulder blades with a tightness in my chest and vomiting?
Discomfort in my chest, not exactly pain, more of a weight, plus tingling down the left arm
I get a burning pressure in the chest with every effort, even hoovering
my husband thinks I'm having a panic attack but my chest is so tight and my arm has gone numb
pain in chest please help english not good, very sweat, arm left also pain
I do have palpitations normally, but today there's pain in my chest with them and I nearly passed out
kind of a clenching under my left breast spreading to the neck, comes and goes since lunch
Should I take aspirin? heavy feeling on the chest for an hour
My sister, 59, chest pressure and so breathless she can't finish a sentence
Tight across the chest each time I get uspet, and it spreads to my shoulder
Feels like someone's standing on my breastbone an' I've come over all sweaty an' sick
having chest pains on and off for days now, putting it down to hormones, which herb helps
I cannot lie flat tonight, chest hurts, breath is short, lips look a bit blue
The evening primrose hasn't helped, nor the sage tea, and since tonight there's this vice-like grip in my chest and I'm dizzy
got a weight on my chest like the cow is stood on it
pain going from my breastbone up to my jaw, comes when i walk up the lane, goes when I stop
Been sweating all night, thought flush, but theres a tightness across the chest with it and my left arm feels heavy
chest pain now 63
My mam's gone grey and she's holding her chest and says she can't get her breath
Is indigestion meant to go down the arm? Middle of my chest, squeezing, since I put the bins out
I have press here, in the chest, like hand. And cold water on my face. I work night.
CHEST HURTS CANT BREATHE RIGHT
Fourth night running I've woke with a crushing feeling behind the ribs, lasts about ten minutes, I sit on the bed edge till it eases
Was hanging the washing out and a band went tight round me, under the bust, had to sit on the step. Still there now, an hour on, and my teeth ache.
You'll say it's the hormones but it's like an elephant sat down on me
sharp pain in chest evry time i breathe in and im short of breath, came on after the flight from lagos
Got all the usual, flushes, night sweats, dry eyes, cross with the cat, bit of a pain in the chest climbing the stairs at work, itchy shins. Which vitamin would you take?
My husband rubs his chest and is sweating and says it's the pork. He's seventy and he's the colour of putty.
Heaviness over my heart and down the inside of my arm to the little finger, on and off since teatime
I clutch at my chest on the hill these days. A burning pressure, that goes off with a rest. Should I mention it when I go for my feet?
feel like somebody is pulling a belt tight round my ribs, feel sick with it and clammy
Jaw ache, sore between the shoulder blades, tight chest. Started when I was mucking out. Is that the menopause too?
dolor en el pecho, sorry, pain in chest, strong, 20 minutes
I'm sat in the sluice room on my break, chest is killing me, been going through to my back, I don't want to make a fuss, they're short-staffed
pressure in the chest since morning. aspirin did nothing
Can a hot flush hurt? Mine tonight came with a pain right in the middle here and down both arms and I was sick in the sink
Doctor put me on patches in June. Since August there's been this gripping in my chest when I carry the feed buckets.
can't lie down with it, chest is that tight, sitting up in the chair, out of puff
My aunt, 78, complains of a stone on her chest this evening, and her lips look a bit blue to me
I was going to ask about magnesium. My chest has been painful since Thursday night, comes on with any effort, then I sweat and it lets go.
heart hurts. really hurts not sad hurts. going in my shoulder
Woke at three by a fist in the breastbone, is how I'd put it. Wet through. Frightened. It's still grumbling on now.
a dull ache this side of the chest left and my arm has gone like dead weight with it
Every night shift about four o'clock I get this squeezing under my bra, five minutes, and I have to hold on to the trolley
Respected Madam, I am aged 60 years and suffering with chest pain and breathlessness from two days. Kindly suggest home remedy.
I've had gas before and this isn't gas. It's a vice. And I'm pouring sweat, and my neck's gone tight
Hurts in chest when I climb to third floor with cleaning machine. I stop, it stop.
tight tight tight across the chest and panting like the dog
my friend is lay on my sofa saying her chest feels crushed and her arm tingles, she wont let me ring because her husband will be cross at the fuss
Do you know a tea for pressure in chest? It go to my throat and jaw. Since last night.
I nursed my husband through his heart attack and I know this looks like it, pain in the chest, grey, sweating, but I'm a woman and I'm on HRT so it'll be that won't it
been dipping the sheep all day and now ive a pain in me chest like i swallowed a hot potato whole and it will not shift, breath's short an all
stabbing in the chest, one side, cough with bit of blood, and cant get a full breath
Pain across here, I mean the chest, and a queer faintness, it's come three times since dinner
chest hurts, left arm too
tight band around my chest since lunch and I feel sick and clammy
I was giving a presentation when this pressure came on in the middle of my chest and went up into my jaw. I finished the slides. It's still there.
pain in chest cant breathe properly
like an elephant sat on me, right on my breastbone, and the sweat is different from a flush, it's cold
I've had panic attacks so I know what they're like. This one has pain going down the inside of my left arm and it hasn't gone after half an hour.
my mum 76 is grey and holding her chest
crushing feeling, middle of chest
Climbing the stairs to my office gives me a squeezing behind my breastbone which stops when I stop. Started ten days ago. HRT side effect?
heart hurts when i breathe in and im out of breath just walking to the loo
chest pain right now
Not a big deal I'm sure, I'm 54 and fit, but three times today my chest has gone heavy and my jaw ached, each time I was carrying the shopping
is it a hot flush if my chest feels squashed and my neck aches and im dripping and a bit faint
he wants me to ring 111 for the pain in my chest and shoulder blade, I want to finish the laundry. Been an hour
Woke at 4 with a pressing on the chest, as if a big hand, and my teeth hurt on the bottom. I took an antacid, nothing changed.
sudden sharp pain under breast + breathless + coughing, flew back from Dubai yesterday
chest presure down arm
I dont know if this is anxiety, my daughter had just told me she failed everything and my chest seized up and the pain went through to my back and im still shaking and sweaty 40 mins later
my friend here has pain on chest, hand on heart, lips not good color, what we do
burning and tightness in the chest with my arm gone heavy like lead
Pushed the mower and got a tight chest, sat down, went off, got up, back again
got pains across my chest and feel sick
I was on a date, first nice one in a year, and my chest started aching, dull, spreading to both arms, and I broke out in sweat and had to hold the table. Went home. Still aches. Embarrassed.
Doctor google says anxiety. Chest feels crushed and I'm gasping.
weight on my chest, tingling in arm
the pain starts in the breastbone goes to the throat and jaw, comes on when i hurry for the bus
how long can I wait with chest pain before I should worry, it started about six this evening, quite strong
Im 50, perimenopausal, and every time I argue with my son I get a gripping pain in my chest and I can't get my breath, today it lasted 20 minutes
my chest it press, i sweat cold, i want vomit
Something is very wrong, chest tight and left hand side of my neck aching and I feel like I'm going to pass out
between meetings: stabbing in my chest that won't settle, short of breath, slightly dizzy. 57, ex smoker
my husband's away and I've got a pain in my chest that's going into my back teeth. Do I really have to bother an ambulance?
sore chest, breathless, clammy
It's a pressure more than a pain, chest, since I got up, and my left arm feels achy right to the little finger. I slept funny perhaps?
pain in my boobs area in the middle behind the bone, tight, with sweats, jaw stiff
Chest is killing me and I can hardly get up the stairs for want of breath
im at work, chest pains, sweating buckets, everyone says flush, arm hurts
Third night in a row that a squeezing pain in the chest wakes me, lasts about ten minutes, I'm wet through and I feel sick
the kids are at school, I've got chest pain and I'm frightened to be on my own with it
Since starting the tablets I get a tightness across my chest and into the left shoulder when I walk the dog uphill
my chest feels tight and its going down my left arm
Elephant on my chest since tea time, sweating buckets, and not the usual flush kind
chest dey pain me seriously, e dey reach my jaw
pain in chest and i cant catch my breath
Mi chess a squeeze mi an mi han a go numb
I was carrying the shopping up and I had to stop, a crushing feeling behind the breastbone, gone when I sat. Happened three times this week. I'm 63.
seene mein dard ho raha hai since morning, heaviness, left shoulder also, is this gas or menopause?
So the flush comes and then with it this pressure in the middle of my chest and I feel sick and grey and it lasts twenty minutes
ma chist is awfy sair an ah'm drookit wi sweat
My wife is 59 and she's sitting on the edge of the bed holding her chest, says it's just a hot flush but she's the colour of putty
jaw ache, arm ache, tight band round my ribs. 3am. do i wake him?
Is it hormones if it hurts to breathe and there's a stabbing in my chest?
Woke up with such a weight on my chest, could not breathe, cold sweat, it's better now but not gone
Paano kung mabigat ang dibdib and pain goes to my back and neck? I am 52, working night shift
it feels like a fist squeezing right where my necklace sits
I can't decide between the gel and patches. Also every time I climb the hill to the bus I get this tight hand on my chest that goes into my throat. Patches are cheaper here.
CHEST PAIN bad, been an hour
some heaviness over left breast going up to the chin, and I'm clammy. Took Rennie, no change
Like someone parked a car on my breastbone. Lah I think is wind but cannot breathe properly.
My mom 76 got pains in her chest and is breathing fast, she doesn't want a fuss made
tightness across the chest for two days now on and off, worse walking, left elbow aches
girl my chest hurtin and my arm feel heavy, been like this since I got off work
Thought it was the bra. Took the bra off. Still squeezing.
I keep having a burning pressure in my chest along with pins in my left arm when I hurry, the pharmacist sold me antacids
Short of breath plus a sore chest since the long flight, am I just unfit
there is a pain between my breasts that goes through to my shoulder blade & I feel like I'm about to pass out
Palpitations are old news with me, but tonight there's actual pain with them, dull, in the centre, and my jaw's gone funny
Dear Auntie, at choir practice yesterday I was obliged to sit down owing to a gripping sensation in the chest accompanied by perspiration and nausea. It recurred this morning.
sharp pain chest when i breathe in, puffing like a train on the stairs, on the pill for peri
we had a row about the boiler and straight after my chest went so tight I couldn't speak, its still sore now and my fingers on left hand tingle
heartburn that isnt going, down both arms, sweaty, 68
I feel pressure on the chest. Also the teeth in the bottom hurt. Is connected?
Hot flush or heart attack, how does one know? There's a pain under my left breast spreading to my armpit and I'm dripping and frightened
can oestrogen do this, my chest aches like I ran a mile and I only made the bed
e dey do me like say person siddon for my chest, I no fit breathe well since night
Every time I go out in the cold to the hens I get a tight pain in the chest which stops if I stand a while.
chst pain n dizzy n sick
My sister rang, sixty, she's gone all sweaty and has a pain from her chest up to her ear, she reckons it's the change
Had to pull the car over because of a clamping feeling in my chest and I couldn't get air. I'm home now. It's still there faintly.
I have chest pain
My chest feels tight and my left arm hurts
pressure on my chest like an elephant and I'm sweating
Chest pains when I climb the stairs, is that a hot flash?
crushing pain in my chest and jaw
it hurts in my chest when I breathe
My chest hurts and I feel sick
chest tightness and short of breath since this morning
I've got a squeezing feeling in the middle of my chest
Pain in my jaw and arm with cold sweat and nausea
chset pain and dizzy
I can't breathe and my heart is pounding out of my chest
I'm having chest pains right now
There's a heavy weight on my chest and I can't catch my breath
my chest is hurting, could it be anxiety
tight chest and tingling arm, is this perimenopause?
Sharp pain in the chest that goes to my back
Discomfort in my chest and my jaw aches
burning pressure behind my breastbone and I'm sweating and sick
My heart hurts and my arm is numb
I woke up with chest pressure and nausea
Chest feels heavy
pain in chest radiating to left arm
Am I having a heart attack or a hot flash?
stabbing pain left side of chest
I feel pressure in my chest when I walk uphill
it feels like something is sitting on my chest
my chest is killing me
A tight band around my chest and I feel clammy
there's an ache behind my breastbone going up to my jaw
chest hurting on and off all day
I feel like somebody is standing on my chest
sudden chest pain while shopping
I have a pain in my chest that won't go away
My chest is tight and my arm tingles
I feel crushing chest pressure
Chest pain and sweating, is it a hot flash?
I have pain in my chest and shortness of breath
heavy feeling in my chest and nausea
I'm having chest pain and my left arm feels heavy
pressure in the middle of my chest
my chest hurts when I walk
tightness across my chest since last night
I woke with pain in my chest and jaw
I have chest pain and trouble breathing
my chest feels tight
there's a stabbing pain in my chest
pressure in my chest and jaw pain
tightness across my chest going down left arm, is it hot flash
feels like an elephant sat on my chest, jaw aching too, 57
I get a pressure behind my breastbone when I climb the stairs, goes away when I stop
crushing chest
my husband says it's anxiety but my chest has been hurting since dinner and I'm in a cold sweat
Pain in chest and can't catch my breath right now
chest is paining me and my left hand is heavy, please which tea
my mum 66 is grey and sweating and holding her chest, she says it's only the menopause
heartburn that goes into my jaw and shoulder and makes me clammy, is that a thing in peri?
Weird squeezing in my chest at night, woke me up twice, wasn't a flush
seene mein dard, chest pain from morning, age 50, it is gas?
Is there a supplement for chest pains? Keep getting them when I hoover
sharp pain in the chest when i breathe in, flew back from perth yesterday
like a band tightening round my ribs and chest and I feel sick as a dog
do hot flashes come with pain between shoulder blades and chest? Started 20 min ago and I vomited
My friend from book club had chest pain tonight and drove herself home. Should I ring her?
feels like someones pulled a belt tight round my chest and I cant undo it
Bit of a heavy feeling across my chest since lunch, probably the curry
my bra feels 3 sizes too small but I'm not wearing one. and my jaw aches
Ache goes from my jaw down my left arm, is that a menopause thing?
I came over all grey and sweaty climbing the stairs and my husband said I looked like putty
chest tight, sweating, feel sick. hot flush?
There is something pressing on my chest like a stone, since morning. I took Gaviscon and nothing
an elephant has sat on me. it got off and then sat down again. 57, bit scared
Sorry, I know it's daft, I keep getting a squeezing in the middle of my chest when I walk up to the school
my left arm has been heavy and achey all day with a pressure in my breastbone, I blame the kettlebells
pains in chest when breathing in deep and im puffed out walking to the kitchen
Heart burn or heart attack, how would a woman of 52 know? Mine burns and goes into my throat and I'm clammy
Please ma, my chest is paining me and I am sweating plenty even with fan on
tightness like a band round my ribs comes when i hurry and goes when i stop
woke at 4 am drenched, usual, but this time with a fist pushing on my chest
Is jaw ache a symptom? Both sides, comes on with the hoovering, goes off when I sit
got pain between shoulder blades and in chest, feeling breathless, thought it was me bra
everyone says anxiety. it's a crushing feeling and my fingers tingle on the left and I went white as a sheet
Chest pain for two days only when climbing stairs, I am 56, diabetic, on HRT also
I don't like to call the ambulance at this hour, it's just a squeeze in my chest that won't let go
felt a dull pressure behind the breast bone on the treadmill, stopped, fine. Did it again Thursday. Same
My hot flashes now come with chest pain, like tight tight, and pain in my arm
had a funny turn in asda, came over sweating and sick and my chest went tight like when youve run for a bus, sat by the trolleys till it went off, a lovely lad got me water, drove home fine so i dont think its owt but it was twice last week and all
My mum's gone grey and sweaty and says she has indigestion, she's 74, I'm just on here because the doctor's line is engaged
pain in the chest the size of a fist
stabbing in chest + cant catch breath since i got off the plane from Manila yesterday
It isn't pain as such. More a weight. Like a cat's asleep on my chest, and we haven't got a cat.
my arms feel like lead and theres a strap across my chest when I carry the shopping
Husband reckons it's wind but he's not the one with it going up into his jaw and down to his elbow
chest is sore and heavy and I feel like im going to die, is that menopause anxiety
The pain is on the left side of my chest and goes to back. I have took antacid two times.
Lads I've a ferocious tightness in my chest here and I'm only after walking to the shop
woke with pressure in throat and jaw, feeling clammy and odd, is it reflux from menopause
sweat pouring off me but im cold, and my chest is in a vice
Pretty sure I pulled something at CrossFit, but here's what bugs me, lifting my arm doesn't hurt at all, it's when I walk fast to the parking lot that I get this squeeze in the middle of my chest and it creeps up into my teeth. Ten minutes sitting in the car and it's gone
HRT started two weeks ago, now sharp pain on one side of chest when i breathe. coincidence?
Ay, my chest feels sikip, like tight, and I am sweating cold. I'm 54 only
what's the chest thing called in perimenopause? Mine feels like a corset being laced
i keep getting this pain in my arm neck and chest when im stressed at work, lasts 10 minutes
Been burping and feeling heavy in chest with cold sweat for an hour. Too much roti I think
Chest pain again tonight. It's the third. They go by themselves so I'm not fussed
Palpitations and a tight chest and my face is grey in the mirror. Should I lie down?
kinda feels like heartburn but its in my teeth too
Someone standing on my breastbone in stilettos, that's the nearest I can get. 20 mins so far
When I pound yam my chest go tight and I must to sit down. It never did so before
pain under left breast, going to shoulder, with sweating. they'll say its hormones again wont they
I get a rope round my chest going up the hill with the dog, he waits for me now bless him
oh it's nothing, just a wee tightness and my left arm's gone a bit dead
chest pressure after sex twice this week. hubby thinks hes a stud
Feeling breathless and like a brick is on my chest, I am on day 3 after my knee operation
Can oestrogen gel cause chest pain? I've an ache spreading from the middle to both arms
53. Smoker. chest feels squashed and i feel dead sick. not dramatic just asking
Just clammy, nauseous, a bit of an ache in the chest. Women's heart attacks are different aren't they?
It feels like trapped wind but up high and it goes through to my back and my lips went blue-ish
my ribs are in a clamp. can't draw breath properly. flush or what
I am having pain in chest from last night, it is going in left hand also, I am thinking gas
on and off squeezing in my chest since the funeral. broken heart haha
my sister is here and shes clutching her chest and says it's like an iron band, 60 years old, what do we do
Had an ache in the jaw and thought it was a tooth, dentist said teeth are grand. It comes when I walk uphill
panic attack maybe? chest tight, pins and needles in arm, been an hour and a half
crushing. cant talk much. jaw too
Is the tight chest from the patch? started when I put the new strength on Sunday and I can't get a full breath
Tell me why my chest hurting me like somebody sit down on it, and I sweating like a goat
Middle of my chest burns whenever I rush for the bus and stops as soon as I'm sat down, I blame my weight
my neck and jaw tighten and then my chest goes and I get a cold sweat. 48. Third one today
I'm a nurse so I should know better, but this heaviness in my chest has been there since the start of shift
hurts here in the chest, strong, like press, and I have also vomit
The doc did an ECG last year, all fine, so this chest pain must be nothing right? It's been an hour
dull ache left boob but deeper, and arm feels weird, and i nearly fainted in the shower
something like a hoop being tightened round me, went after 15 mins, bit wobbly now
Chest. Tight. Sweaty. Typing this in the loo at work so no one sees.
I got indigestion every time I mow the lawn. Tums don't touch it. It goes into my shoulder
Bloody menopause has given me chest pains now. What's next, horns?
does anyone elses chest ache in the cold air? like an ache across that stops me walking
my wife 55 is complaining her chest is squeezing and she looks ashen, she says it is a hot flush
Went the colour of wallpaper paste and sweat dripping off my chin, chest like a drum being tightened
the pain come and go in my chest, when it come I can't stand up straight
coughed up a bit of blood & chest hurts on the right when i breathe, on HRT tablets
it's like acid but worse, from my chest to under my chin, I can't settle and I'm freezing and wet
I reckon I did too many pressups, whole front of chest is heavy and my arm too, and I feel sort of doomed
feels like my heart is being wrung out like a dishcloth
Not to be a hypochondriac... chest tightness, both arms aching, nausea. 50th birthday hangover?
Heaviness in chest while making dosa, now I am sitting and it is little less. 58 years, BP patient
I've had this gripping thing in my chest three nights running. I sit on the edge of the bed until it lets go
there is a pressure on my chest and my left side is sore, can i take the magnesium?
chest pains since i started tibolone. not bad ones. well, bad enough to sit down on the stairs
Arvo all, got a tight chest and pins and needles up me arm, reckon it's the heat?
tight tight tight. started in my back between the wings and came round to the front
what can i take for chest ache at night, its like a boot on my sternum
I thought I'd strained myself moving the sofa but it's been squeezing since, and I'm sweating and grey my daughter says
Is it usual for flushes to come with a pain across the chest and nausea and needing to sit on the floor
Pain in my chest and upper tummy, went clammy, thought I'd pass out at the till
a month of chest pain when i exert myself, no time to see a doctor, i have three jobs
My chest is being hugged by a python. Menopause bingo?
Left arm ache plus tightness, started when I was arguing with my son, still there after tea
Breath short, chest tight, can't finish sentences going up to the office. Am I just unfit
I have heartburn that starts with walking and never with food, strange no?
pressure chest. like bra too tight. took it off. still there
The hand is heavy and the chest is heavy also and sweat is coming, please guide
I feel foolish asking, but should a hot flush make the chest hurt right through to the back and my jaw lock up?
`,
  stroke: `
one side of my face has dropped
My mam's talking gibberish since this morning, all slurred, she's not been drinking
couldn't hold my cup, my right hand just wouldnt do it. its back now
Woke up and my whole left arm and leg are numb. Slept funny?
I've brain fog from the menopause but today it was different, I couldn't get one word out for ten minutes, I knew what I wanted to say
sight went in one eye like a curtain coming down. lasted five mins
HUSBAND SAYS MY SMILE IS CROOKED AND I'M DRIBBLING TEA
The wife is walking into the door frame on the left and her speech is thick. She is 55. Says she's tired.
typign like thsi becuase my rigth hand has gone dead sudenly adn my lip is numb
My neighbour in the next stall can't lift her one arm, her mouth is skew and she's speaking nonsense. What must we do?
Teaching Year 9 and suddenly couldn't read the board, words made no sense and I'd no feeling down one cheek
is a droopy eyelid and droopy mouth on the same side part of the change, started an hour ago
My leg gave way in the yard. Just the right one. And my right arm is heavy as lead. 68.
migraine with aura i thought but now i cant feel half my face and cant find my words
My mother-in-law is 73 and never touches a drop, but on the phone this evening she sounded drunk, all her words running into each other, and when my husband went round she'd spilled her supper down her left side and didn't seem to notice that arm was hanging there. She says she's only tired and not to fuss. He wants to leave it until the surgery opens Monday.
Lost the sight on the one side completely while I was driving, had to pull in. Is that hormones? I'm 49 and on the pill
Tonight my tongue's not working proper, comes out mush, and I have pins and needles all down my left side
a friend collapsed at bingo, she is awake but she can't speak and one side of her body is limp
Had a funny turn Tuesday: numb hand, numb mouth, muddled speech, 15 minutes, then right as rain. Should I mention it at my HRT review in June?
My fork keeps falling. Same hand every time, since breakfast. The face in the mirror looks uneven as well.
suddenly slurring and seeing double, staggering like im on a boat, cant swallow my tea right
Could it be the gel? My arm on one side went floppy and stayed floppy, and my sister can't make out what I'm saying
I try to say kettle and say curtain, since noon. My daughter is frightened. I am sixty.
left side weak. happened in the bath. ok to sleep it off?
Da bonny half o' ma face is fine, the tither half's slid doon. Ma man's laughin but ah cannae lift ma arm
my face looks lopsided in the mirror
left hand went numb n i cant hold the phone rite typing with other
My sister's talking like she's drunk and she don't drink. One side of her mouth is hanging. She's 59.
Couldn't find my words in court this morning. Not brain fog. I opened my mouth and gibberish came out, for maybe five minutes, and my right arm was limp.
the vision went in one eye like a curtain coming down then came back, 20 mins. I'm 62
is it menopause if half my body is numb? like drawn a line down the middle
Grandma cant lift her arm n her smile is crooked she says let her nap
MY RIGHT LEG JUST QUIT WORKING AND MY SPEECH IS SLURRING
Woke up at the truck stop and my left side is weak as water. Dropped my coffee twice. Is that the sweats dehydrating me
I am very confused suddenly, my husband says my words come wrong, my face on one side is not moving
suddenly cant see out my left eye
Hello. This afternoon during choir practice my mouth would not form the hymn and I drooled on my robe. It has mostly passed. Should I trouble the doctor?
my partner they're 50 just started slurring and one eyelid and cheek is drooping, they say its bc they're tired
Brain fog question: my mom, 70, suddenly couldn't say my name or the word for fork, and her hand curled up. It got better after supper. Normal fog?
pins and needles down one side, arm and leg both, came on all at once while I was doing dishes
Double vision out of nowhere, staggering to the left, tongue feels thick. 57 with high blood pressure
i talk fine in my head but my mouth sayin it all wrong since lunch
Wife can't raise both arms, only one goes up. She's laughing about it. I'm not.
I tried to smile for the picture and only half my face showed up for work
I started estrogen two months back. Today my right arm went dead and I couldn't read the words on my phone for a while.
numb lip, numb cheek, numb hand, all on the right, hit me sudden like at the bingo
my lola she is 79 she try to speak but no word come, one arm fall down, she look scared
Is it Bell's palsy or what, one side of my face fell an hour ago and my hand's gone clumsy too
lost the ability to talk for ten minutes at work today. coworkers thought i was kidding. I wasn't. then my leg dragged
all of a sudden the right half of everything I look at is missing
My mother's mouth is hanging on one side since breakfast and she's talking like drunk
I can't lift my right arm properly since an hour, it is like not mine
words come out wrong. i want say cup i say train. started tody
Left side of my face is numb and I'm dribbling tea. Is it a flush symptom?
suddenly could not see from one eye for ten minutes, now it's back, so okay?
Doctor, this morning my wife dropped the plate, her left hand has no power and her speech isn't clear.
my face look funny in the mirror, smile only go up one side
HELP my auntie cant speak she only makes sounds and her leg collapsed
I woke up and whole right side was sleeping, arm and leg, it's still weak at noon. I am 54, on the pill patch
Brain fog is one thing but today in the meeting my speech slurred and people asked if I've been drinking. I had not.
One half of what I see is gone dark, like a curtain, since I got up from prayer
She's 69, my mum. Eye and cheek drooping, she says only tired, she's laughing crooked.
right hand no dey hold anything, e just dey drop, since this afternoon
It came from nothing: I could not understand what my husband said, as if he speaks Chinese, and my arm was numb. Then gone after 20 minutes.
my tongue is heavy and mouth pulled to the left, i can type but talk not
Numbness down one side of the body, face too. I've put a hot water bottle. Menopause tingling yes?
Grandmother fell to the left two times today and she's not finding words, we are far from hospital in Isiolo
lost vision in my left eye just now, no pain
My friend on the phone started to talk mumbo jumbo and then I only heard breathing on the line. She is 61 with high pressure.
I couldn't get the pen to write, then the lip went numb on the same side, then the speech got thick
The leg on right drags since this evening and my hand is clumsy on same side. Can it wait till the weekend?
mum's face has gone lopsided and she is confused
Since I sneezed this morning the half of face doesn't move and I speak with potato in mouth
my left arm and leg suddenly so weak i had to crawl to the phone. now im on the floor. 75
For about one hour yesterday I couldn't say my own daughter's name, it was in my head but only rubbish came out
face drooping one side
my words are coming out wrong since an hour ago
left arm won't lift properly. woke up like it
Mum's mouth is hanging down on one side and she's not making sense
went blind in my right eye for five minutes this morning, fine now
couldn't say my own daughter's name. Knew it, couldn't say it. Is this brain fog
right hand is numb and I keep dropping the cup, just the right
slurring and I haven't had a drink
my leg gave way on one side and my arm same side feels dead, came on suddenly
Friend is talking gibberish on the phone, 58, she was fine at breakfast
Whole left side went numb at dinner then came back. Menopause?
can't smile straight in the mirror
mi mouth twist to one side an mi cyaan talk good
The coffee ran out of the side of my mouth and my cheek feels like the dentist's been at it
typing with left hanf as right one stoped workng tonight
i lost my speech for about ten minutes at work. came back. they sent me home
half my vision went black, on one side
my husband's sister, face has twisted to one side since morning, they are giving her ginger tea
Numb down the right side, face arm and leg. thought I slept on it but it's been hours
speech is slurred since I got up, feel otherwise ok
my wife's arm dropped and she dragged her foot to the chair. she says it's tiredness
Sudden weakness in left arm and leg. Do I wait for the clinic on Monday?
eyelid and mouth drooping on the left, since about noon
couldn't understand what people were saying to me all of a sudden, like another language
right side of my body is heavy heavy, I can't hold spoon
words are jumbled and my face feels funny on one side, no pain
It was only two minutes. Couldn't move my left hand and couldn't talk. All gone now.
sudden double vision and staggering to one side, hour ago
my tongue isn't working right and my smile's crooked
neighbour 67, can't raise her arm, can't speak clear. ambulance or doctor?
I know I joke about brain fog, I've a whole routine on it, but I've just tried to say kettle and what came out was porridge, not the word porridge, just porridge, mush, and my husband's staring at me
half my mouth wont smile in mirror
So the flush came and went as usual and when it went it took my left hand with it, it's lying in my lap like somebody else's glove. It's ten minutes now. Does it come back?
My mother on video call tonight, her one eye and cheek is hanging and she speak like drunk but she does not drink, she is Muslim. She says only tired
can menopause make u go blind in one eye for like 20 min. it's back now. was like a curtain
I've had enough of being told that everything's hormones so you tell me, is it hormones that I've dropped three cups since breakfast with the right hand only, and the right leg's dragging its slipper
I was giving the speech, forty people, retirement do, and the words went. Not nerves. I could see them, I couldn't fetch them, and my sister said I sounded as if I'd a plum in my mouth. It's better now I'm home, mostly. One side of my lip's still numb.
He's slurring. My husband. He's had no drink, he's got one arm hanging and he's trying to do up his shirt and he keeps missing, and he shouts at me to stop looking at him like that
numb all down one side since i woke, face too. slept funny??
I laughed till I cried at the telly and then noticed I was only crying on the one side, the other eye won't close and that whole side of my face has slid. Is it Bell's palsy, can you get that with the menopause?
What do you call it when you read a page and all the words are foreign? I'm a proofreader. It came on suddenly after lunch, and typng this is taken me very log tme
My friend's left a voice message and it's gibberish, it's her voice, cheerful as anything, but not one real word, and she's at home alone, and yesterday she was on about a pins and needles arm on the same side as her funny face
I'd a funny turn in the bath, the right leg just resigned. Sent in its notice. I hauled myself out by the taps, and I'm on the mat typing with my left, and I can't feel the right foot. My patch fell off too, is that related?
My wee mammy's mooth has drapped at the corner and the tea's running oot, she says she's fine hen
Lost my words in the middle of the row, which he found very convenient. But they've not come back properly. I said spoon for door. And my hand's clumsy on that side. It's an hour ago and I'm more scared than cross now.
double vision, falling to left, cant walk straight, came on suddenly at supper
I read somewhere that migraine can do it. I've never had a migraine. All I know is my left arm's weak and cold and floppy, from nothing, from sitting knitting, and my tongue feels too big, and I sound like a drunk auntie at a wedding
My wife woke and cannot find the speech. She understands me, she nods, but only comes oh oh oh. The hand does not press when I hold it.
It was only five minutes. The side of my face went dead and I couldn't lift my arm to the cupboard, and then it all came back like the lights after a power cut. So no harm done? I'm on HRT and I smoke, before you ask
i cant see out the left half of anything. like someone cut the picture. it started when i was peeling spuds
Tonight at prayer I could not say the words I've said every night for fifty years. My lips went sideways. My daughter held my face and cried. I write this with her finger. We thought maybe to rest first
Is it the statins, is it the change, is it the wine on Sunday? My right hand can't hold the pen since noon and I've got a droopy eyelid and my granddaughter says nana you talk funny. I've a lovely sleep planned for this afternoon.
brain fog level: put my left shoe on and couldn't feel there was a foot in it. or the leg. or that hand. all of a sudden like that
I was saying how irritated I am with my manager, wasn't I. Only my mouth isn't working right, it's slipping, I bit my cheek as I couldn't feel it, and the words are coming out all soft. Is there a supplement
Mum's 81, she's been staring at her fork for ten minutes because she doesn't know which hand, and now her face is lopsided, and dad says leave her she's just in a mood. Dad's always said that, for the whole of her change he said that.
sister speech gone funny and her arm wont lift. she is laughing about it
It's like someone's drawn a line down the middle of me with a ruler. This side, me. That side, cotton wool. Cheek, arm, hip, toes. Since about six o'clock. I rather like the neatness of it, but I couldn't hold the saucepan.
Went to shout at the dog and no sound made sense. Tried again, no sense. It's passed. That was this afternoon, and my fingers are still a bit thick on the right. I'll mention it at my review in March, shall I?
one pupil looks odd, eyelid hangs, words are slurry, had a massive sweat before. menopause or??
The choir noticed before I did, I was leaning. Leaning to the left like a tower, they said, and then the sheet music slid out of that hand and I couldn't pick it up. They've sat me down with water. The alto's a physio and she's gone pale.
My face is drooping on one side
my left arm suddenly went weak and I dropped my cup
words coming out wrong since this morning, slurring like I'm drunk and I'm not
Is numbness down one whole side of the body a menopause symptom?
mum's mouth has gone crooked and she can't lift her arm
I lost the sight in my right eye for ten minutes today, came back, should I worry
sudden confusion, couldn't find any words, could not say my own name
right hand wont work properly typing this wit left
My friend went all slurred on the phhone, then silent. She is 61
One side of my face feels numb and my eyelid hangs since I woke up
Brain fog is one thing but I suddenly could not speak for five minutes while my colleague stared at me
i cant smile on one side
My leg gave way on the left and the left arm tingles, started an hour ago
everything went black in one eye like a curtain came down
Had a funny turn: speech garbled, face lopsided, all gone after 15 min. I'm 58 and on estrogen pills
my wife is talking nonsense and dragging her foot
Sudden weakness of my right arm and leg. I thought I slept on it but it's been four hours
can hormones make half your face go numb all of a sudden
My tongue feels thick, words slur, and my hand's clumsy since lunchtime
couldnt understand what people were saying to me and couldnt answer like they spoke another language it lasted maybe 20 mins
I see double all of a sudden and I can't walk straight, falling to one side
is it bells palsy or what, the corner of my mouth hangs down and the coffee ran out, just now at breakfast
pins and needles all down the right half of me arm and leg and cheek came on in a second
my husband says my face looks wonky and I'm talking funny
Sister cannot raise left arm, and smile is not straight, she says only tired from menopause
ive gone blind in one eye this evening no pain at all
Suddenly unable to write, the pen just fell from my hand and my arm hung there
Mini stroke last night I think, my speech went and my arm went dead, back to normal now so I've not called anyone
lost all feeling in my left hand and that side of my lips while I was watchng tely
My neighbour's mouth is hanging on the left and she kepes repeating the same word
mums mouth has gone down one side
I cant get words out rihgt tonite they come wrong and my hand wont hold cup
Woke up with my left arm like it belongs to somebody else, can't lift it, is it how I slept?
My face feels dropped, like after the dentist, only I've not been to the dentist
Dad's talking like he's drunk and he's teetotal
Lost the sight in one eye while I was reading the paper, like a blind coming down, came back after ten minutes
Is brain fog where you can't say your own name? I was on the phone to my sister and it came out porridge, all slurred, half an hour ago
Right leg and right arm numb since five this morning, came off shift thinking it was tiredness
My husband he smile only half. He say he ok. He not ok?
couldn't button my coat, fingers on the one hand just wouldn't, and my foot drags the same side
Auntie my friend is talkin gibberish n one eye droopin she thinks its hot flush
One side of me has gone to sleep and won't wake up. Face, arm, leg, all down the right.
It passed off in the end but at breakfast I knew what toast was and could not find the word for it or for anything, for a good quarter of an hour. Then it all came back.
dribbling tea out the corner of my mouth this morning and my eyelid has dropped, 67
Mother keeps leaning to the left in her chair today and won't use that hand, she eats only from half the plate
Sudden blindness on the left side, both eyes, tonight watching the telly, half of the newsreader was missing
the lodger says i am slurring. i had no drink. my lip is numb
We'd had a grand day at the sale, got good money for the ewes, then on the drive back my wife's speech went all mashed and she couldn't pick up her bag. She's in bed now, says leave her be.
I drop everything from left hand since yesterday. And left cheek is like wood.
my arm went weak then my leg went weak, same side, and then it came good again. should i wait to monday
CANT MOVE RIGHT SIDE TYPING WITH LEFT
Does the change give you a crooked smile? I looked in the glass after my nap and the one side's sliding
I do nights on a till and the customer said was I all right as I was giving her nonsense words. I could hear them being wrong. My hand went numb with it. This was last night.
The old lady I live in with, today she can not speak and her face is fall on one side, the daughter say wait
numb from shoulder to fingertips on my bad side, well it wasn't my bad side till this morning, and half my tongue
Everything went black in my right eye for a few minutes while I was shelling peas. It's happened twice this week.
trying to text but words jumping, my sister sais my face lookin wonky n she wants to call ambulance, dont want fuss
Would a hormone gel make the one leg give way? I fell twice getting to the bathroom, the left just isn't taking my weight since I woke, nor the arm either
My mother-in-law started talking our old language mixed up, like soup, and the cup fell from her hand, and her mouth is not straight. 20 minutes ago.
speech is thick and slow all of a sudden, like my tongue's too big
Suddenly I see double, floor is moving, I speak bad more than normal bad, and my arm on one side is soft
I went to sign for the parcel and could not make the pen go. Arm just hung. Lad had to put it in my hand. Fine now, bit tingly that side.
Half my face is asleep
Grandad can't lift both arms, only the one goes up, I saw a thing on a bus about it
It was a funny do. Sat with my knitting and my right hand forgot how, then I tried to shout our Jean and only a noise came out. That was about four o'clock and I still can't hold the needle.
Noticed in the milking parlour that my words were slurring, and one cheek's gone slack. I'm 58, never ill. Is it the new tablets for flushes?
my neighbour rang but i couldnt understand her, all garbled, she is 70 and normally clear as a bell, through the window shes sat with her face pulled down
i cant feel my left side since i woke up
All of a sudden I can't read. I see the letters and they mean nothing, and I'm copying this by ear off the speak button
Pins and needles first in the left lip then left hand then it just went dead and weak, an hour ago, hand is still useless
face gone droopy
One side of my mouth won't go up when I smile, I noticed in the zoom window
my right arm went dead in the meeting and I dropped the mug, it's better now but my fingers are clumsy
cant find words suddenly
mum is talking rubbish, like drunk, she doesnt drink
I know brain fog. This is different. Half an hour ago I could not say my daughter's name and what came out was mush, and it hasn't quite cleared.
left side numb
my speech is all slurry since i woke up and my lip feels like after the dentist
Lost the sight in one eye for about five minutes this afternoon, like a blind being pulled down. All fine now. Tired eyes?
husbands mouth is hanging on one side and he cant lift the arm
arm and leg on the same side gone weak, I'm holding onto the worktop
I typed this three times as my left hand will not hit the keys. Started after breakfast. Leg feels odd too, same side. I'm 51 so surely not.
numb down right side of face
Migraine? no headache, but sudden trouble speaking and my cheek has slipped
wife 56 sudden confused, cant understand me, leg dragging
friend on phone to me just now went all slurred in the middle of a sentence and then couldn't answer
the one eye went black just like that
Was putting on lipstick for a date and my mouth is crooked. It does not move on the left. I feel fine otherwise, bit wobbly
slurring and wobbly. no wine
I'm an accountant and suddenly this morning I couldn't read the numbers or say them, lasted maybe 15 mins, my right hand tingled and wouldn't hold the pen
half of what i see is missing since an hour
My teen says I'm speaking weird and that one side of my face looks lower than the other, I can't feel it myself. She's insisting I write to somebody
weakness in left arm, came on all at once while peeling potatos
tongue feels thick, words come out wrong, dribbling from one corner
Sudden numbness in my whole right half, face arm leg, like someone drew a line down me
can't lift my left arm properly since this morning and my foot catches on the rug, might be frozen shoulder I read it's common at menopause
leg gave way, same side as the hand that's gone numb
face is not same both side, eye one side drop, mouth one side drop, today
My sister rang and she couldn't get her words out, only noises, and then she said she'd a funny arm. She's 60 and on HRT tablets.
Word loss is on your list of symptoms, but is it meant to come in one second, with a drooping eyelid and cheek?
everything doubled & my speech went, 10 min ago
Tingling right hand then right side of lips then i couldnt say what i wanted. gone now. Should i go to bed?
Dad fell and now his smile is lopsided. I know it's a menopause site but I've you open
hand wont work, mouth wont work
I over-explain normally but it is hard to type, right hand weak, began suddenly, coffee dribbles out
a sudden blindness in my left eye for ten min whilst driving my son to football
lost my speech for a minute
my mother 80 cannot squeeze my fingers with her left hand & her face look melted on that side
Woke from a nap and the left arm hangs there like it isn't mine. Pins and needles wouldn't last two hours would they?
collegue has gone strange, talking gibberish, one eye drooping, she says its a hot flush
my face has dropped on one side
can't feel my right arm since I woke up and my words come out wrong
her mouth is hanging on the left and she's talking rubbish, my mum, she's 77
Mi mouth twist up one side an mi cyaan hol di cup
I no fit raise one hand, and my mouth don bend
Suddenly I cannot see from my left eye, like a curtain
I was on the phone to the bank about the mortgage and my speech went to mush for five minutes, the girl thought I'd been drinking. All fine now. Brain fog?
one side of my body is weak
ma left leg's gone deid an ma left airm an aw, couldnae lift the kettle
is it normal with menopause that half of face is numb all of a sudden and drooling when I drink
smile's crooked. noticed in the mirror brushing my teeth
My friend is slurring, she's not had a drop, and her hand keeps slipping off the table
This morning I opened my mouth to tell him about the bins and no words came, I knew them, they would not come. It lasted till the kettle boiled.
Right hand suddenly useless. Keep dropping phone, typing wiht left. Drunk feeling. Not drunk.
Hubby says my one eye and lip are sagging, I feel ok only little giddy
went blind in one eye for ten mins in asda then it came back, migraine?
numb down the whole left side from cheek to toes, came on while I was peeling potatoes
Didi suddenly started speaking ulta pulta, nobody can understand her, and her right arm is just hanging
talking all slurry since lunch, tongue feels thick, leg dragging
I've got the flushes, the fog, the lot. But today my right foot started to drag and I couldn't do up my buttons on that side. Does magnesium help with that?
Left arm's gone floppy!!
Auntie my wife just tried to smile at me and only half of her face did it
I couldn't understand what people were saying to me in the shop. It was English. I'm English. Lasted quarter of an hour
face half frozen since last night, can't close the eye, coffee runs out
Biglang namanhid ang kalahati ng mukha ko and my left hand is weak, 55 years old
I tried to write the register and the pen would not obey me. My pupils were saying, madam, your mouth, your mouth.
sudden double vision and wobbling to one side, then my arm went weak. 64
nt able 2 speak proper, wrds jumbld, left side heavy
Grandma can't lift her left arm over her head and her face look lopsided to me, she telling us leave her be
All at once half of everything I looked at was missing, the right half, for both eyes
Speech funny. Lips funny. One side only. Hot flush just before.
walked into the door frame three times today because my left leg isn't doing what I tell it, started at breakfast
alamak my mother mouth senget one side, talk also not clear, she say she only tired
I woke on the floor, right arm and right leg won't work, typing slow with other hand
words coming out backward since this mornin and my boss sent me home sayin its menopause, my face feel like the dentist been at one half
Lost all the strength on one side for a few minutes at bingo and it came back, so I finished my game. Should I mention it at my next appointment?
My neighbour who's 70 keeps calling everything "the tuesday", her lip has slid down and she cannot hold her keys in her right hand
my cheek, arm and leg on the same side went numb an hour ago, patch is on that side, could it be the patch?
The sight in my right eye just vanished while watching telly
it's as if the left half of me has been switched off
suddenly can't lift my right arm
My speech is slurred and my arm feels weak
My husband's mouth is drooping and he's talking funny
one side of my body went numb
sudden weakness in my left arm and leg
I think I'm having a stroke
Half of my face went numb an hour ago
I suddenly can't get my words out and my vision went double
My arm went dead and my words came out jumbled
I suddenly lost the sight in one eye
Left side of my face feels numb and droopy
I couldn't move my arm this morning and my words were slurred
my sister's face dropped and she can't speak properly
Is this a stroke? My arm and leg are weak on one side
Suddenly I can't speak properly
sudden numbness down my right side
Lost vision in one eye suddenly
trouble speaking and a crooked smile since lunch
my face feels weird and numb on the left
I can't speak right and one eyelid is drooping
sudden confusion and can't find words, my arm is weak
sudden loss of balance and blurred vision
My leg and arm went numb on the left side
my mouth went crooked
my right hand suddenly won't work and I'm mumbling
My mum's face has dropped on the left
I woke up and half my face is paralyzed
my speech is all garbled
suddenly blind in my left eye
left arm and left leg feel weak since breakfast
My face is numb on one side and I can't talk right
I suddenly lost feeling in my left arm
one side of my face is drooping
my speech became slurred an hour ago
sudden weakness on my right side
I can't move my left leg all of a sudden
my left side went weak suddenly
I suddenly can't speak clearly
My mouth is drooping on the right
my arm went numb and I had trouble talking
sudden loss of vision in my right eye
half of my face is numb
I can't move my right arm
my words are slurred
sudden weakness in one leg and confusion
one side of my face has gone droopy
cant feel my right arm and words comin out wrong
My mother suddenly can't find words and smile is crooked, is it brain fog?
brain fog so bad this morning that I couldn't speak for ten minutes and my hand dropped the cup
left leg went weak all of a sudden, like it belongs to someone else
Vision went black in one eye for a few minutes, then came back. 53, on oral estrogen
numb down the whole left side since I woke up
slurring like I'm drunk but I dont drink
my mouth don bend to one side and my hand dey weak since morning
suddenly can't walk straight and seeing double. Perimenopause vertigo?
My sister rang and was talking gibberish, then said her arm felt dead. She's asleep now. leave her?
Tingling and weakness in right hand and half of lips came on suddenly while cooking
dribbling tea out of one corner of my mouth since lunch and that side won't smile haha
Is it menopause if hubby says i was talking rubbish and my face fell for a minute but I'm fine now
my face has dropped on one side, looked in the mirror and my smile is wonky
couldn't get my words out at breakfast, it all came out like soup. fine now
My right arm went dead and I dropped the mug, then 10 minutes later right as rain
husband is talking gibberish and one side of his mouth is hanging, what do I do
woke up with my left side numb, arm and leg, thought I'd slept on it but it's dinner time now
lost the sight in one eye like a blind coming down. came back after. odd
My mum's mouth has gone lopsided and she cant lift her cup, shes 76
is it brain fog if you slur? I'm slurring and I've not had a drop
Please my left leg is dragging since morning and my hand no gree hold anything
sudden numb cheek, numb lips, numb hand, all the same side. hormones?
sister was on the phone and her words went all jumbled then she was okay, we laughed about it, should we have?
Half of everything disappeared for twenty mins, I could only see the left side of the telly
I went to say "pass the butter" and said "shoe the carpet". Twice. Menopause brain is wild
My right hand isn't doing what I tell it. typing thsi with teh left
had a funny do on Saturday, arm went floppy, speech went, lasted 5 min, feel grand now so no rush
Eye drooping, mouth drooping on the same side, my daughter says I look like I've been to the dentist
one half of my body is feeling like not mine, since one hour
Botox gone wrong or something worse? No botox. Face sagging left side since this morning
my leg just gave out from under me and it still won't hold me, the arm the same side is weak too
Suddenly can't see from right eye. No pain. 55 yrs. HRT since one year
couldnt read the words on my phone for a bit, couldnt speak right either, its passed. tired maybe
Mam's after going all quiet and her face is crooked and she doesn't know what a spoon is
My partner says I sound drunk. It's ten in the morning and I've had tea.
numbness down the whole left side came on while I was hanging washing
Is it the perimenopause that made my hand go useless at the checkout? couldn't pick up coins, right side, lasted half hr
face feels like ive had a dental injection on one side, from out of nowhere
I wake and my mouth is twist to one side. My pastor says it is cold breeze
Her speech is slurred and she's leaning to the left in the chair, my friend 62, we're at book club
vision went black in left eye for couple minutes yesterday while driving the kids
I fell over cos my leg wasnt there. it was there but it wasnt if that makes sense. now tingly
trying to smile in selfie and only half my face joined in lol
Arm felt heavy like wet sand and I could not lift it to brush my hair. It passed. My sister had a stroke at 50.
I cannot say words proper since today. I know what I want but wrong word come.
had to ring in sick, whole right side is weak, hoping it's a trapped nerve from pilates
I came on here about my own night sweats but my husband is standing in front of me and he can't raise his left arm and his words are running together and he says he's fine and to stop fussing, he was up a ladder all day. He's not fine is he
blurry then gone, my sight on one side, with tingly arm, age 49, on the combined patch
It's like my tongue is too big. Words thick. One corner of the mouth dribbling tea.
Just had a turn at my own kitchen table, couldn't speak for two minutes, could hear them all talking to me and my mouth wouldn't do it, and the fork fell out of my hand. Fine now, made a joke of it, embarrassed more than anything. Low blood sugar? I'd skipped lunch because of this diet
dropping things from left hand all day and walking into the left side of doors since last night
my foot started dragging in the supermarket. my shoe keeps scuffing. right one. since today
Nanay is not able to speak well, her face is tabingi on the one side, she is 70
Woke from a nap and I'm numb from my face to my toes on the right. Pinched nerve I suppose?
my words are coming out garbled, husband keeps saying what?
Bit of a weird one. I tried to sign my name and couldn't, hand wouldn't work, and my lip was drooping
Lost half my vision and felt drunk this arvo, all good after a lie down
one arm weak one leg weak same side dizzy cant walk straight
I'm 60. An hour ago my left face went heavy and I was dribbling. Now it's mostly back. I'll leave it till Monday
Is slurring a side effect of evening primrose? Started quite suddenly at lunch
can't find words, and not the usual way. Like I called the dog "Wednesday" and couldn't stop, and my hand was tingling
She all of a sudden can't talk straight, my mother, and she mouth pull to one side
Sight in my right eye switched off like a light bulb. It came back on after maybe a minute.
hand claw like and numb, face numb on that side, started an hour ago, panicking
I got up for a pee and my left leg wouldn't go. Slid down the wall. Hubby carried me to bed. It's a bit better this morning
Everyone in the meeting stared, I was talking nonsense. Real nonsense, not manager nonsense. Lasted a few mins
sudden dizzy and cant stand, double vision and words slurry
My wife's face is uneven and she is confused, she keeps telling it's hot flush
the left corner of my mouth wont go up
I can't feel my right arm. Not pins and needles, just nothing. It happened all at once as I was cooking.
Grey curtain over one eye for ten minutes on Friday, didn't tell anyone
my brother in law is visiting and hes just gone all weak down one side and is mumbling
Yesterday I was talking with my son on video call and in the middle it became like baby talk, he thought I am joking, he recorded it, in the video my mouth is going down at one side. After fifteen minutes all normal and I cooked dinner. I didn't worry but he is calling every hour
can low estrogen make your face lopsided? asking cos mine is, since 8am
Right leg feels like it belongs to somebody else, came on in the shower, and I can't do my buttons up
Numb tongue, numb left hand, bit confused. Had a migraine patch before but never this
ma left arm went limp for a few minutes durin zumba, instructor said dehydration
I have sudden weakness in one side hand and leg. My BP is 180. What is the home remedy
My mouth is twisted, the water runs out when I drink, this one side. Since waking.
She was fine at Mass and then she couldnt speak and her arm fell down by her side, it lasted ten minutes
hi. cant think of words. hand funny. face funny. left
It was probably nothing but at the hairdresser's my face went numb and I couldn't say my own postcode
My eyesight vanished in one eye during the night shift, 5 minutes, patch was changed that day
Feels like half my body has fallen asleep and forgot to wake up
I keep veering to the right when walking, and I've lost feeling in that hand, since this afternoon
Second time this week my speech has gone to mush. Both times it righted itself so I'm calling it the change
droopy eyelid and droopy lip overnight, should i see a beautician ha
My aunty's face fall on one side and she hand weak weak, she say is gas
Couldn't lift the kettle. Not that it was heavy. My arm simply refused. Better within the hour
I've been dead down my left leg and arm since getting off the sofa, blaming my sciatica
Dad's voice slurred and he cannot see on the left, mum thinks he's tired
my text to my daughter came out as rubbish and when she rang i could not talk right. its gone now thank god
I had gone blind on one side for a short time while chopping onion, and my finger were tingling same side
half me face is asleep
sudden weak leg, nearly fell twice, and cannot grip pen, is it vitamin B12
My neighbour's in my kitchen and her smile's gone squint and she's no making sense
Could it be Bell's? One side of my face doesn't move since noon and the arm is a bit weak too
Got my words muddled and couldn't tell the time on the clock, arm heavy. I was overheated I think
my right fingers wont type propely its been likethis snce an hour and my lip is numb
When he put out his tongue it went to one side and he can't lift both arms the same. He's 59. He refuses to go to hospital
Numb half face after a hot flush, 40 minutes ago, still numb
My vision split, the right half of people's faces missing. Then I couldn't name the fork.
had a TIA scare I think? leg and arm went to jelly one side, wee while back, like Tuesday
Went to answer the phone and all that came out was a slur. Colleague thought I was tipsy at 9am
Suddenly one hand has no strength to hold chapati. Also talking is not clear, my daughter is saying
Woke up and I'm weak on one side but the kids need lunch. Is it sleep paralysis?
my face is melting on the left, my hubby is laughing at me but im not
I lost language. For maybe five minutes I lost all the words, English and Yoruba both. Now they are back.
Both of us thought it was wine but I only had a glass, and my leg and arm on the left were like rubber
sudden confusion and slurring in my mother in law, she started HRT late, age 64, sitting here now
Can't close one eye and can't lift the arm that side since this evening, does magnesium help
it came and went, the numb arm and the mumbling. 3 times since last sunday. I just wait for it to go off
`,
  'sudden-headache': `
worst headache of my life came on in a second
It was like being hit on the back of the head with a bat. I was only hanging out the washing. Still there two hours on, and I feel sick
Thunderclap headache during sex last night, it was so bad I screamed. I'm 50.
I get menopausal migraines but this one is nothing like them, it exploded out of nowhere and my neck is stiff
my sister grabbed her head and went down on her knees she says the pain came like lightning
sudden blinding pain in my head, never ever had anything like it, throwing up
Out of the blue while milking, a bang inside my skull. Can't bear the light. Took two Panado and nothing.
Is it normal on HRT to get a headache that goes 0 to 100 in a few seconds? Am lying on the bathroom floor
HEAD FEELS LIKE ITS BEEN SPLIT WITH AN AXE ALL OF A SUDDEN 20 MINS AGO
I had a pop in my head and then the most severe headache, everything went grey for a moment
I'm a nurse, I never get headaches, and this is ten out of ten since I sneezed
Mum's 70 and says it's the worst pain in her head she has ever known, started suddenly at tea time and now she's sleepy and confused
Sharp explosive headache at the top of my orgasm, third time, my husband thinks it is funny
like a firework went off behind my eyes. was fine one min then agony. 46
Could a hot flush cause a headache to come on in an instant, the most terrible I've had in fifty-eight years? I vomited twice.
Flushes are a lot better since the gel, thanks, and I'm sleeping. Only thing is that this afternoon I was reaching up for a box of stock and I got a pain in my head so sudden and so bad I thought somebody had dropped the box on me. It's the worst I've ever had. I've closed the shop. My neck feels stiff now. Paracetamol or ibuprofen, what's best?
Had four children and this headache is worse than any of them. It struck at 9.10 exactly, I was looking at the clock.
my wife woke up screaming with her head and has just been sick. she never gets headaches. perimenopause?
Bent down to get the shepherd's pie out and bang, severe headache like I'd been shot. It's now been an hour and it's not shifting.
Since Saturday the pain in my head has not let me stand. It began in one moment, like a door slammed. Never before in my life.
was shouting at the kids and something burst in my head i swear, killer pain, vision blurry
Sudden violent headache at the back of the head and pain down into the shoulders, I fainted for a bit
Headache from hell hit in seconds at the checkout. They've sat me in the staff room. Worst I've ever had, hands are shaking.
Excuse me Auntie, my friend from the farm has sudden very strong head pain, she's crying and holding her neck, not normal for her
ok so i get tension heads all the time this is NOT that, it came like a thunderbolt when i got off the loo and i can hardly see straight
worst headache of my life came on in one second
Something popped in my head while I was on the toilet and now I can't stand the pain. I'm 54.
like getting hit with a baseball bat in the back of the skull outta nowhere, still going
I get hormone migraines since I was 13 but this one is different, it slammed into me all at once and my neck won't bend
my wife screamed and grabbed her head and now she's throwing up she says it's the worst pain she's ever had
THUNDERCLAP HEADACHE IS THAT A REAL THING BECAUSE I THINK I JUST HAD ONE
During sex, right at the finish, an explosion of pain in my head. Embarrassing to ask. It hasn't gone and I'm 50.
headache went zero to ten before I could set down my cup. light hurts. neck stiff
Can a hot flash bring on a headache so sudden and so violent you fall to your knees?
i never have headache like this in my whole life, it come like lightning, one minute ago I was cooking
Mother is 76. She was raking and cried out that her head was splitting open, and she's never been one to complain. She's vomiting now.
head feels like it blew up. came out of no where. cant look at screen much
I'm a veteran with a blast injury so I know headaches, and this isn't one I know. It hit like a gunshot an hour ago.
sudden severe headache tonight, 48, just started the patch, sumatriptan did nothing, never had it like this
Lord have mercy, my head. It struck me in the middle of the offering, worst I ever felt, and I had to be carried out to the vestibule.
can't sleep because about 2 hrs ago a horrible pain burst behind my eyes all at once. worse than childbirth. anything over the counter?
Lifted a pallet, felt a snap up the back of my head, instant blinding headache
girlfriend (45) dropped in the shower from a headache that came in a split second, shes awake but says it's the worst one ever
so whats it mean when ur head goes BOOM and hurts more than anything ever has
The pain reached its full strength in under a minute. I have never experienced its equal. I am 65 and on blood thinners.
My dad's a trans man, 57, took testosterone this morning as usual and tonight was suddenly hit by the most awful headache he's had in his life, he's confused now
out of the blue splitting headache like an axe. puked twice. seeing double
Was bent over tying my boot in the sleeper cab and bam, most terrible headache I've had in 52 years
is this a menopause migraine?? I dont get migraines. it came on instantly at 9:14 i know cause i looked at the clock. can't move my neck
It was just a regular Tuesday and then the back of my head felt kicked by a mule, full force from the first second, and I can't hardly open my eyes now
headache came like lightning ten min ago, worst of my whole life
I was frying plantain and something exploded in my head. Now I'm vomiting.
Doctor, all of a sudden the most terrible pain at back of my head, neck is stiff and light hurts
never had such a headache. it hit me in one second like a hammer
during sex sudden extreme headache, still there after 3 hours, embarrassing question sorry
My wife screamed and held her head, she says it's the worst headache she has ever had, she is very pale
I've had migraine thirty years, but this one isn't migraine, it burst out from zero to hundred and I can't bend my neck
Like someone shot me in the head from behind. Is that a hormone headache?
boom in my skull while on the toilet. pain 10 of 10. cant open eyes
My mother, 70, had a thunderclap in her head she says, and then she was sleepy and confused
di headache jus lick mi sudden so, neva feel pain like dis inna mi life
Since one hour the strongest headache I ever knew, it started in a moment as I lifted the wash basket
Can stopping HRT give a headache that drops you on your knees out of the blue? I have it now, worst in my life.
sudden blinding headache + double vision
Sister here in Cebu, at karaoke last night a sudden violent headache, I nearly fainted, it hasn't left
The pain exploded within seconds and my neck became hard like wood, now the lamp is unbearable
It struck at 2.15 exactly, I can tell you the minute, I've never known a headache of this force
my colleague collapsed crying with sudden horrible headache at her desk, she has 51, shall we give ibuprofen?
head is splitting since i coughed, came at once, unbearable, i gave birth 4 times and this is worse
Panadol does nothing. It came in an instant and I believed my head broke open.
I was in the swimming pool and from one second to the other an inhuman headache, then vomit. My husband wants that I rest.
WORST HEADACHE EVER SUDDEN. is it pressure??
My friend in Kano got a sudden very bad headache after prayer, then her eyelid fell down
Out of nowhere a crushing pain over whole head, like a clap, I saw white. I am 64 and never take even aspirin.
Sudden monster headache woke me up from deep sleep, ten times stronger than any before, and now I feel drunk
headache came on in one second, never had one like it
worst headache of my life, started half an hour ago
Felt a pop in my head then awful pain at the back
like being hit with a bat on the back of my head, sudden, and now I feel sick
i get migraines but this isn't that. came out of nowhere, 10 out of 10
head pain come sudden like hammer, never like this before lah
My sister grabbed her head and screamed, she's never had headaches
thunderclap headache
Head exploded with pain while I was on the loo. Neck's stiff now
bad bad headache came at once, I vomited, light hurts
was making tea and bang, blinding pain in my head. Lying down now
never known a headache like this one. zero to unbearable in a minute
Is it a hormone headache if it starts all of a sudden and drops you to your knees?
massive headache hit me at the till. worst I've ever had. Had to hold on to the counter
mum says her head is splitting, it came suddenly an hour ago and she's drowsy
my head just started to pain me one time, severe, I cannot hold my neck up
sudden severe headache, on estrogen 2 weeks
pain in my head went from nothing to the worst ever while lifting a bag of feed
it was instant. Like a crack in my skull. Three hours now and no tablet touches it
wife 50 had sudden headache so strong she passed out briefly
Had two kids without drugs and this headache is worse. Started suddenly at 6.
headache worst ever with blurry sight, came on quick
out of the blue an almighty pain in my head, then threw up twice
I don't get headaches. Got one tonight that came like a lightning bolt
a sudden explosion in the head when I coughed, and it's still at full strength
can't open my eyes, head hit by worst pain ever about 20 min ago
Sudden head pain, stiff neck, don't want the lights on. Do flushes cause this?
friend at bingo had a headache come on so sudden and so bad she fell off the chair
most severe headache I've had in 56 years, came in seconds
woken by a sudden headache, worst I have had, feels like the top of my head is coming off
I've had headaches, I've had the lot, I'm a connoisseur of headaches, but at ten past eight tonight somebody hit me on the back of the head with a spade and there was nobody there. It went from nothing to unbearable before I could put my cup down.
worst headache of my life came on in 1 second. being sick
We were, you know, at it, for the first time in months thanks to the gel, and at the crucial moment my whole head exploded. I mean pain like I've never felt. He thought it was a compliment. It's an hour ago and I still can't move my neck.
head bang inside like gun, suddenly, now light hurts and neck is stiff. I am 51
Came out of the blue, bending for the washing basket. The most violent pain in my head, I screamed, and I don't scream, I had three children without a scream. Would it be a menopausal migraine?
I want to be funny about it but I can't. It was like lightning. One moment the crossword, next moment the floor. It's the worst pain I've ever had in my head and it won't let go.
My husband says take two paracetamol. I took two paracetamol. It didn't build up like they do, it was just THERE, full volume, like a cymbal, and I've vomited on his slippers, which serves him right
can a hot flush give u a sudden explosive headache at the back of the skull? never had anything like it
My sister dropped the phone mid-sentence and when she picked it up she said something's burst in my head, something's burst, and she's got a pain she can't even describe and she keeps on being sick, she's 50, she's on the mini pill still
thunder in my head. out of nowhere. cant keep eyes open
Forgive me if I ramble, it hurts to look at the screen. I was on the toilet, straining, no dignity at our age, and there came a crack of pain across my entire head, the very worst I've ever known, and it's been two hours, and I feel drunk with it.
I'm a migraineur since 14 so believe me when I tell you this isn't one. No aura, no build-up. From zero to the worst I've ever had within a breath, and all behind the eyes and down the neck. What do I take for it?
mum went grey and grabbed her head, said its like being hit with a brick, now she's sleepy and talking a bit odd, she's 69, should i let her sleep
Started the new patches this morning and at noon, singing, actually singing, I got a headache like a gunshot. I had to lie on the vestry floor. It's not let up. The vicar's wife reckons dehydration.
Aye well I've had hangovers that would fell a horse but this yin came on like a slammed door, sober as a judge, worst I've had in ma life, and I cannae bend ma neck
it hit me so sudden i thought he'd thrown something at me. he hadn't. he was in the garden. back of my head, blinding, ive never had pain like that
Is it possible to pull something in the brain at yoga? I ask because in downward dog something went pop and at the same second the most monstrous headache arrived, and I've been lying in a dark room since with my ears roaring and I threw up twice
My wife shouts never with pain. Tonight she has shouted and hold the head with two hands, it came in one moment at the dinner table. She says never in life had such a pain. Is this from the change of hormones?
I blacked out a moment I think. Sudden terrible head. Typing slow. Is it the HRT
Everyone in this house gets a headache when there's dishes to do, so no one's taking me seriously. But mine landed like an axe, straight down the parting, in the middle of a word, and I've seen nothing like it in fifty-six years of living, and my neck's gone rigid
sneezed and omg. instant worst head pain ever. still there 3 hrs later
Let me describe it since I've nothing else to do in the dark. Imagine silence. Then imagine a church bell inside your skull struck once, and the pain isn't fading. That's how it began, from one second to the next, at five. I've had four ibuprofen.
i was in the shower and a headache came so hard and so fast that my legs gave way. nothing before it. worst one I ever had by miles. going to bed with a cold flannel ok?
I'd only wanted to know about melatonin. But since I'm here: an hour ago, ferocious pain at the nape, whole head within seconds, I've never experienced the like, sweating and sick with it. I'm blaming the prawns.
My colleague lifted a box of paper and sat straight down, and said oh my head, oh my head, like somebody had shot her. She's 48 and she's perimenopausal and we've given her a biscuit. She says she's never had one like it.
Twice this week now. An explosion of pain in the head, full force at once, lasts an hour or so and then goes, each time when I cough. The second was the worst thing I have ever felt. Am I to just stop coughing
all at once. like hammer. worst ever
I told God I'd take any pain but the one I had tonight, kneeling, when it came through my skull like a nail, at once, no warning, and I couldn't see straight for some minutes and I'm still heaving. Perhaps I fasted too long?
Do you remember the first second of labour pain when you think oh no? It was that, but in the head, and straight to the end, no first and second stage! The worst headache I've ever had, arrived while I was buttering bread. I'm shaking.
I hate fuss, so I'll just say it: sudden severe headache at about three, unlike any in my life, stiff neck since, light's unbearable. Is that on your list of thirty-four symptoms?
The worst headache of my life came on out of nowhere
sudden severe headache, like being hit with a bat at the back of the head
Thunderclap headache an hour ago. Can menopause do that?
I had an explosion of pain in my head during sex and it's still there
i get migraines but this one is different, came in a second & it's the worst ever
headache came on like a clap and now my neck is stiff and I've been sick
My friend sccreamed and held her head and says she's never had such pain
from nothing to ten out of ten in under a minute, back of my skull
is it a hormone headache if it strikes like lightning and you cant stand up
Never had a headache like this in my life, started suddenly at the suupermarket cehckout
WORST HEADACHE EVER cant look at light came on all of sudden
Something popped in my head and then this terrible pain
While straining on the toilet I got a blinding pain in my head, most intense I ever felt
head pain so bad and so sudden i fell to my knees
mum 67 abrupt awful headache, vomiting, sleepy now
It hit me like a hammer, full force at once. An hour later it's no better
instant agony in my head when I stood up from gardening, worst pain since giving birth
do hot flashes bring on sudden violent headaches this one nearly knocked me out
I felt a snap at the base of my skull then the most draedful headache, my neck won't bend
my head feels like it buurst, sudden, very strong, I nver have like this before
Out of the blue in the shower: unbearable head pain, peaked within seconds
Most severe headache I have ever had, beegan abruptly this evning, paracetamol does nothing
my wife has a splitting headache that started like a switch being flipped and her sight is blurry
Sudden excruciating headache when I sneezed and it hasn't let go
like a gun went off in my head. worst pain. then threw up
woken from sleep by a head pain so savage I thought I was dying, never known anything like it
It's a headache unlike any other I've had, struck at full strength as I was lifting the shopping
I started on HRT last week and today a crashing headache came on in seconds, 10/10, confused with it
sudden stabbing headache worst of my whole life n stiff neck
Auntie, a terrible headache hit me all at once at choir and I had to be carried out, still awful now
worst headache of my life started ten minutes ago
It was like being hit with a spade on the back of the head, and nobody there
Bent down to the oven and bang, my head exploded. I've been sick twice.
I've had migraine since a girl and this is not that. This came in one second and I've never known pain like it.
head pain very very strong come sudden like thunder
my mum screamed and held her head and now she wants the lights out and her neck is stiff
In the middle of, you know, with my husband, a pain burst in my head so bad I thought I'd die. Still there next day.
Never get headaches me. Then at 2am on shift a blinding pain out of nowhere, top of the skull, had to hold the wall.
something popped in my head. agony since
Is it a hormone headache when it comes on like a light switch, zero to unbearable? I'm lying on the bathroom floor.
Whoosh, then pain, like boiling water poured through my skull, that was at half six and it hasn't let up
My wife's had a sudden terrible headache, she's confused with it and keeps being sick
I was lifting Dad off the commode and crack, the most violent headache I've ever had in seventy years on this earth, and my neck won't bend now
Sudden headache, the worst one ever, cannot open my eyes. What dose of evening primrose?
HEAD SPLITTING CAME ON IN A SECOND NEVER HAD THIS BEFORE
they say thunderclap on the internet and yes that is how it was, clap, on the bus home
I give birth five times without nothing and this head pain is more. It start in one moment when I cough.
Patches going well, sleeping a bit better, ta. Only thing is this morning I got struck with a headache that dropped me to my knees in the yard, from nothing, and it's pounding yet and I'm seeing funny.
Felt like someone fired a nail gun into the back of my head. No warning.
my sister fainted when a sudden pain hit her head, came round, says its the worst she ever felt, shes 54 and wants just to lie down
straining on the toilet, sorry, and an almighty pain went through my head, all in an instant. i cant hardly stand the light now
Came on so sudden I dropped the pan. I have never in all my days had a head like it.
Everything was normal and then in less than a minute I'd the most dreadful headache, quite unlike any previous. I am sixty-four and take no medicines.
head going to burst. was fine 5 min ago. never like this
Tonight I was putting the hens in when it was as if I'd been shot in the head. Vomited over my wellies. Two hours on, not eased.
Can coming off HRT do this?? sudden, like lightning, whole head, worst pain ever, been in bed since dinner with a bucket
I'm an old hand with bad heads but this one came from nowhere, full blast at once, and I can't put my chin on my chest
the cleaner at our office grabbed her head and slid down the wall, says its like an explosion inside, she dont want ambulance because of papers
Woken from dead sleep by a pain in my skull so fierce I was screaming before I knew I was awake
I no can describe, one moment nothing, next moment head is broken. Worst. Never have before.
ten out of ten headache, instant, while i was on the treadmill at the rehab class
What's good for a head that came on all at once like a hammer? Paracetamol hasn't touched it, worst I've had in me life
Sudden onset severe headache about 40 minutes since, and my eyelid's drooping with it
brain feels like its bleeding, honest, it just went BANG on the night bus, pain like nothing on earth
Neighbour's sat in my kitchen white as flour. She says a pain cracked across her head like a whip while she was singing in chapel, and it's the worst of her life.
Sneezed and then such a pain, straight off, behind the eyes and down the neck, I can't turn my head, I've never felt the like
i was pegging out and got walloped by a headache, thats the only word, walloped, in a split second, now im seeing double and being sick
It hit like a door slamming. One second peeling carrots, next second on the lino with my head in my hands. Worst pain I've known and I've had kidney stones.
My auntie collapsed with sudden head pain at the wedding, she's talking now but very sleepy, shall we let her sleep it off
An hour ago, out of the blue, excruciating headache. It has not been building up, it was just there, all of it.
worst headache ever
it hit me like a hammer at the back of the head, from nothing to unbearable in a second
thunderclap headache, that's what google calls what I've just had
Bang. Head. Out of nowhere in the shower. Been sick twice
I've had migraines for thirty years and I can tell you this isn't one, it arrived in one instant and it's ten times worse
sudden agony in head
head exploded during sex, well felt like it, and it still hurts two hours on. New relationship so rather awkward
my sister grabbed her head and screamed and now she says her neck is stiff and the light hurts
Most painful headache of my life, began at 8.15 exactly, I can tell you the minute
such pain in head like never before, came all of a sudden, i vomit
lifted a box at work and something went pop in my head and since then a terrible headache
Is it hormonal if it goes from zero to the worst pain you ever had in about a minute
never had a headache like this
I was just loading the dishwasher, telling my son off about his towel, when it was as if someone struck me from behind with a bat. I turned round to see who. Nobody. My whole skull is throbbing and my neck won't bend.
headache came on like a gunshot
splitting head all at once, cant look at light, stiff neck
my head my head omg never felt this, started 20 mins ago just like that
Explosive pain behind my eyes when I bent for my shoes this morning. Took two ibuprofen, hasn't touched it. I'd say 10 out of 10.
Mum has a headache, she never complains, she says it's the worst of her whole life and it came in a flash
suddenly blinding headache and feel drowsy
The pain came so quick I sat on the floor of the supermarket. Head. It's like it's being split with an axe. I'm home now in the dark.
sudden head pain, massive, on the loo
do i need to do something about a headache that came on in seconds and is the worst I've known, I've an important call at 2
like lightning in my skull, one strike, then this enormous ache that won't let up
52, two teens, no migraine history. An hour back: instant, violent headache at the base of my skull, and I've been throwing up since.
out of the blue the most horrendous headache, my ears ringing, worst ive ever had
i labour 20 hours with my first child and this head pain worse, it come in one moment
wife says her head "burst". lying on bathroom floor, sick, wont let me put lamp on
felt a snap in the head then horrible pain
It peaked straight away, no build up. I get hormone headaches, they creep up. This one slammed into me.
at gym, deadlift, instant headache worst of life
Long day, tribunal, no lunch, so I'd have blamed that, except it came all in one go like a door slamming in my head and I nearly blacked out with the pain
head pain sudden awful
My friend has rung from the train, sudden unbelievable headache, says it's the worst pain she has ever been in and her vision's blurry
coughed and then wham, the headache from hell, never had one before in my life
an hour ago a severe headache struck from one second to the next; I am a calm person and I was crying on the carpet
It feels like my brain is being torn. Started abruptly tonight, I've never known pain like it, and my neck's rigid
worst. headache. of. my. life. cant type much
sudden savage headache when i was laughing with the girls, dropped my glass, its still terrible
kid found me holding my head, it came in a clap, like a bomb, worst pain ever had, is it oestrogen dropping
worst headache of my life came on like a bang
Out of nowhere, a pain in my head as if I'd been hit with a bat
Head dey pain me like gun shot, e just start sharp sharp, I never feel this kind before
Thunderclap is the only word. In the shower. Dropped to my knees.
Mi head jus buss open so, sudden, worse pain mi ever feel
something popped in my head and now the pain is unbelievable
I get migraines, had them for thirty years, this is not one, it came in one second at the back of my skull and I'm being sick
it was during sex, right at the end, a headache like an explosion, still got it four hours later
ma heid, it went fae nuthin tae agony in a blink, neck's stiff as a board
sudden terrible head pain while sneezing, never had anything like it, 51
My mum grabbed her head, screamed, and now she can't bear the light, she says it's the worst pain ever
Ekdum se sar mein bahut tez dard, like blast, I vomited two times. Menopause headache can be so bad?
Full severity in under a minute. I timed it because I'm a nurse. I've had three babies and this beats all of them.
OMG my head, never felt pain like it, hit me all at once at the sink
I bent to get the washing out and it was like lightning inside my skull. I've lain down in the dark since. Would it be lack of oestrogen?
Biglang sumakit ang ulo ko, grabe, worst in my life, I cannot move my neck
head splitting came on sudden like a slap, can hardly see the screen
We were lifting the sofa, I'd been grumbling about hot flushes as usual, then crack, the most violent headache, and now I feel drowsy and my neck won't bend
never had a headache this bad never, started bang on 9 oclock
like being shot in the back of the head. came instantly. im 48
Suddenly while coughing, head pain so strong I fell down, lah, now still pain until cannot open eyes
My wife was laughing at the telly and then clutched the back of her head. She says it's a ten out of ten and she's never given anything a ten.
a clap of pain. top of head. floored me
I don't do headaches. This one arrived like a train, two hours ago, and I've thrown up three times
Can the gel cause a sudden explosive headache? I had one at lunch, it peaked at once and I thought I'd pass out
It felt as if a bullet gone through my head when I got up from the prayer mat. Very very severe, first time in life.
blinding headache hit me in seconds, worst I ever had, and now im confused about what day it is
girl it came outta nowhere, worst headache I done ever had, had to lay down on the break room floor
headache sudden extreme + stiff neck + throwing up
Friend of mine, 57, on holiday with me. At the pool she cried out her head had exploded and it hasn't let up at all since.
i know headaches and this isnt one i know. zero to a hundred while i was on the loo
Dear Auntie, this afternoon in the garden I was struck quite without warning by a headache of a violence I have never known in seventy-one years.
the most horrendous headach all of a suden, tryd paracetmol 2x no good
A snap, then heat, then pain all over my skull so fierce I couldn't stand. Yesterday. It's dulled but it's still there.
Is there such a thing as a hot flush in the brain? Mine went whoosh and then instantly the worst pain imaginable, back of head down into the neck
Sudden savage head pain at yoga, downward dog. Worst ever. Teacher says detox.
Lawd it lick mi so hard inna mi head mi drop di pot. Nuh know pain coulda bad so. All now mi a vomit.
I was mid-sentence in a meeting when it struck, a headache so severe I couldn't finish. Never before in my life. They've put me in the first aid room.
my head just went bang pain off the scale cant look at the lite
sixty-two and I have never had pain like what started in my head ten minutes ago, it came in a second
I have the worst headache of my life
sudden severe headache like a thunderclap
My head exploded with pain out of nowhere
Got a really bad headache all of a sudden, stiff neck too
most painful headache I've ever had, came on in seconds
a sudden blinding headache
never had a headache this bad, it hit me like a hammer
Sudden horrible headache, the worst I've ever had
The worst pain in my head ever, came from nowhere
thunderclap headache during sex
out of the blue I got an excruciating headache
I've got a headache that came on suddenly and is unbearable
a headache like being hit with a bat, in one second
severe sudden headache
I have a sudden excruciating headache
worst headache of my life
Sudden explosive pain at the back of my head
This headache came out of nowhere and is the worst ever
I got hit by the worst headache ever, out of the blue
a thunderclap kind of headache
Sudden splitting headache that peaked in a minute
within seconds my head felt like exploding, headache is unbearable
I have the most terrible headache of my life, it started suddenly
sudden very bad headache with vomiting
The worst headache I have ever experienced
I got an extremely severe headache out of nowhere
a sudden intense headache like nothing before
I have the worst headache I've ever had
excruciating headache that came on in a second
worst headache of my life came on suddenly
sudden severe headache
an explosive headache out of nowhere
worst headache of my life, came out of nowhere
like someone hit me on the back of the head with a shovel, out of the blue, an hour ago, nobody did
HEADACHE EXPLODED IN SECONDS
thunderclap type pain in my skull while on the loo, now stiff neck
I never get headaches. Tonight it went from nothing to ten in a minute and I'm throwing up
Is a hormonal migraine supposed to come on like a bang? I've had migraines 20 years and never one like this
during sex with my husband suddenly terrible terrible head pain, still there
my mam clutched her head and screamed, says its the worst pain she ever had, lying in the dark now
sudden blinding pain in head, neck wont bend
Which painkiller for a headache that struck like lightning this evening? can't lift my head
felt like being hit on the back of the head with a cricket bat, from nothing to that in a second
Worst headache I've ever had in my life and I've had migraines since I was 12
ok mortifying but, had the big O for the first time in about a year thanks to the testosterone gel, and the very second it happened my head exploded, I thought I'd died, himself thought he was brilliant. It's two hours on and still pounding and I can't face food
BANG. head. out of nowhere. been sick twice
Sorry for asking but a headache came on in a split second while I was lifting at the gym and now my neck is stiff
Madam my head pain came suddenly like a thunder, I never had like this before
it was zero then it was a hundred. i was only washing up
my neck wont bend and my head is splitting since this morning and light hurts
does menopause give you instant headaches? like a switch got flicked, agony
I thought somebody don shoot me for head. It came one time, sharp, and I start vomiting
Thunderclap thing in my skull on the loo, straining. Never felt pain like it
Headache from hell came during sex with my husband. It's eased to a 6. Not telling the doctor THAT
popping pain at the back of my head, whole thing peaked in under a minute, feeling sick since
Worst head pain of my life and I've given birth to four
just a headache but it dropped me to my knees
I've had three paracetamol and two nurofen and it isnt shifting, it came on all at once when I was reaching up for the good plates, I actually shouted, and now I'm throwing up and have the curtains shut. Everyone's coming for dinner at seven so I just need something to get me through
Hit the top of a squat and wham, like a hot poker in my head. Trainer says dehydrated
my head feels like a firework went off in it. started 20 mins ago. never had this
Started new patches, and last night within a second I got the most terrible headache. Coincidence I'm sure
My wife screamed and grabbed her head, says it is the worst pain ever, now vomiting
sudden mega headache at orgasm, third time it's happened, is that a hormone thing
Something went pop behind my eyes and the pain was instant and blinding
this is not my usual migraine. it came in like a train with no warning
I bent to tie my shoe and it was like lightning in my head. Been lying in dark with stiff neck
ang sakit ng ulo ko, suddenly, super painful, never like this, I vomited
Coughing fit then the most violent head pain. Lasted all evening. Bit better today so carrying on
Felt a whoosh and then a massive pain at the base of my skull. My neck's rigid now
so I was hoovering minding my own and somebody put an axe in my head, invisible one obviously
Sudden severe headache since one hour, peak at once, I am 51, BP tablets also I take
never get headaches me. today I got one that made me cry in about 2 seconds flat
Head like it's been cracked open with a hammer. It was immediate. I've been sick in the sink
Is it normal to have an explosive headache when you climax? I'm 49, on the pill still
got a crazy headache on the rowing machine, came on mid stroke, thought I'd black out
Can a hot flush cause an instantaneous headache so bad you can't see straight?
the mother of all headaches, arrived like a slap, and now I can't get my chin to my chest
I know you'll say migraine but I've had those and this was different, it was full strength straight away
my head bust open with pain when I was climbing the hill to church. Never so bad in all my days
Woken at 3 by a headache like a gunshot. Sick since. Hormones??
Ouch. Sudden. Worst. Back of head. Neck sore.
My sister collapsed holding her head, came round, says it's the worst headache, she's sitting with me now
I sneezed and got a pain in my head like I'd been stabbed, it hasn't gone in 6 hours
it hit me like a door. i was on a zoom call. had to lie on the floor. still there and feel sick
Doctor, head is paining too too much since evening, suddenly only it came, and vomiting three times, neck not turning
Had a lightning headache in the pool yesterday. Max pain straight off. I've just been blaming the chlorine
What's the best painkiller for a headache that starts at ten out of ten
Haven't had a headache since 2015 and now I've got one that came from nowhere and is making me vomit
my husband and i were having a bit of fun and suddenly my skull felt like it would burst. pretty mortifying
I heard a snap and then pain all over my head. Probably tension
Headache so sudden I dropped the pan. Sat down, was sick, can't look at the window.
not being dramatic but my brain feels like it's bleeding. came on in a flash. worst in my life
Strange, was pushing the car and the back of my head blew up with pain, has not left
I'm 44, peri, and got clobbered by a headache in the space of a breath. Hurts to move my neck.
like ice cream headache x1000, instant, and lasting since dinner
Menopause symptom number 57: head detonates at Pilates. Right? Still hurts next day
the headache came from one second to other, strongest I know, and the neck is hard like wood
I get headaches with my cycle but this one was BOOM and made me scream
stiff neck and a rotten head since it came on suddenly at work, colleagues say flu
My head. Jesus. Was grand at two o'clock and at one minute past I was on the floor of the utility
sudden bad headache and I keep falling asleep, throwing up. Husband thinks it's food poisoning
It's passed now so I don't suppose it matters, but on Sunday while I was singing in choir a terrible terrible headache hit me out of the blue, the whole head inside of a few seconds, I had to hold on to the pew and was sick outside. Should I mention it at my review next month?
I was dancing at my niece's fete and pain lick me in me head like a lash. I cyaan lift me neck
Just had the worst pain in my head ever, like a rubber band snapping, is that what they call hormonal headache
head pain 11/10 came in an instant when I got out of the bath, seeing double a bit
Why does my head explode when I get near orgasm. it went full on last night and the ache is still there
It came as I was lifting my grandson, a crack of pain over the whole head, and I've felt queasy ever since
took codeine for a headache that came like a bolt and it did nothing. feeling confused
Is it caffeine withdrawal if the headache starts in one second and you vomit
First ever severe headache at 57, at the back, hit me all of a sudden while I was ironing
I can usually sleep off a migraine. This one slammed in, no aura, worst I've known, day 2
i feel like my head got struck by a brick & my neck hurts to bend, a bit scared, 46
Sudden strong headache while I am carrying gas cylinder. Now little better but neck is paining and vomiting feeling
My mum has just cried out with her head, says never known pain like it, she's grey and being sick
it went off like a bomb, above my eyes and then everywhere. stopped the HRT just in case
Mid-spin class, my head. As if someone had plugged me into the mains. Dull throb for two days now
woke up fine, sat up, bam. worst headache in history. Can i take two sumatriptan?
Feel daft. Was on the toilet with constipation, pushed, and then unbelievable pain in my head out of nowhere
My daughter wants me to go A&E because of a headache. It was quick, massive, and I puked. It's just a headache though
so sudden that I looked round to see who hit me
it's the kind of headache where you think this is it. came in a click of the fingers. 10 minutes ago
Terrible headache, came all at once during my morning prayers, and light is disturbing my eye, neck is stiff
I had to stop mid-shag, sorry, because my head went like a balloon bursting. Is that menopausal
Blinding pain in head came on instantly as I was running for a bus, vomited at the stop
Been told I'm stressed. Pretty sure stress doesn't come in a nanosecond and make you see stars and throw up
Head went bang bang at the braai when I picked up the cooler box. Worst pain yet, hey
How come my head hurt so fast? No build up. Just all the pain at once, top level, and I nearly passed out
Not had one like this ever. Started instantly. Neck like a plank. Thought I'd ask before ringing anybody
the pain was like a zip being torn across my skull
My friend says her head suddenly burst with pain, the worst she's had, she's lying on my sofa and can't bear the lamp
my worst hangover is nothing to this and I don't drink. It came on between one word and the next
Headache attack at the gym, under the bar, sudden & savage. PT said exertion headache, no worries. Is he right
I'm typing with one eye shut. Head pain out of nowhere, extreme, vomited on the stairs
Perimenopause migraine? 0 to unbearable within maybe 5 seconds, whole head, never had a migraine before
sore head came on that quick i thought i'd been shot, aye and my neck's seized
I was in the garden when all of a sudden there was agony at the nape and up over my head, and then I was vomiting on the roses
This is the third night since the sudden terrible one. It came in a second. Neck still stiff. Waiting for it to go
suddenly strong strong pain head, fall down little, now vomit, what medicine
Massive head pain on blowing my nose, literally the worst of my life, went on for an hour, now just sore
Could the gel do this? I'd just rubbed it on and a headache struck with full force, I had to crawl to bed
Had a clap of pain in my head during a row with my ex. Thought my temper did it. Still hurts, feel drowsy
It's eased but it was the worst head of my 63 years and it took about one heartbeat to arrive
`,
  'leg-swelling': `
my left calf is swollen and hot and it hurts to walk
One leg's twice the size of the other since the flight home from Melbourne
Red, tight, sore calf on the right side only. Started the oestrogen tablets in September.
whats this, my leg (just 1) has gone like a sausage and aches when i press it
Cramp in one calf that hasn't let go for three days, and now the foot's puffy too
Mother had her hip done ten days ago, and now the one leg is big, shiny and warm to touch
can HRT pills give you a clot? asking as my right leg is swelling up and throbbing
I've been laid up with the flu a week. Right calf is hard and painful, and there's a purply colour to it.
Only my left leg swells. The other one is grand. It's sore behind the knee.
sat 14 hours on the bus from Joburg and now the one leg is fat and burning
Thought I'd pulled a muscle on the treadmill but the calf's hot, and bigger by 4 cm, I measured. 58.
my wifes leg is swollen from the knee down just the one side and its warm. she says its her veins
Can't get my welly on the left foot, the leg's that swelled, the right goes in fine. Tender all up the back of the calf
i have pain in my calf like a charley horse and the skin is red, i take tamoxifen
Had a DVT after my second baby. Same leg is swollen and aching tonight, I am 50 and on patches.
One ankle and calf up like a balloon overnight, no twist no fall
Hurts to put my heel down, calf feels tight like it's going to burst, one side. Should I massage it?
It began in the groin, now my entire right leg is swollen and a bluish colour. I am a woman of sixty-six years.
Friend at work is limping, her lower leg is hot and puffed up on one side. She's on the combined pill at 45 and smokes.
Is water retention ever just in one leg? Mine is, it's painful and it's warm
broke my ankle, cast off last week, calf on that side now swollen hot and agony
leg killing me, left one, swollen since sunday, red streaky, on me feet all day at the till
After my hysterectomy they sent me home with stockings which I haven't worn. Now one calf is sore and visibly bigger
Varicose veins run in the family, but this is a sudden swelling of one leg with an ache deep in the calf. Cold flannel?
One leg hot, one leg cold! The hot one is swollen and I can't bend it properly, it's been since the weekend
left calf swelled up like a ham
one leg is hot and red and sore behind the knee, flew home from Manila yesterday
Eleven hours driving a day and my right calf is tight, puffy and it hurts to press. Left one's fine.
just started estrogen pills and my one ankle and calf are huge, other side normal
is a swollen leg a menopause thing? only the left. it throbs
Mom had her knee done ten days ago and now the other leg, the good one, is swollen and warm. She is 72.
my calf feels like a charley horse that wont quit for 3 days and its bigger than the other one i measured
CAN'T GET MY RIGHT BOOT ON. LEFT ONE GOES ON FINE. LEG IS RED AND HURTS
I had a clot back in '09. This feels like that. Same leg, same ache, same swelling.
my one leg big, other leg small. is painful when I walk. 60 years. I take tamoxifen tablet
Been on bed rest with covid. Now there's a hot tender swollen place down the inside of one calf.
The usher board noticed before I did that one of my stockings was cutting into me and the other wasn't. The whole left leg's puffed up and aching.
Besides the insomnia, my right leg has been swelling since Wednesday, with a purple tinge, and it's painful when I flex the foot
wifes leg is twice the size of the other since this morning, hot to touch
Thirty-eight, surgical menopause last month, and today my left calf's hard as wood and tender. Is that lifting the kids?
thigh n calf on one side swole up, hurts to stand, thought i pulled somthing
Desk job, fifty-hour weeks, and now a single fat leg. Just the one. It's sore and warm, mostly the calf.
my leg is shiny and tight. only one. hurts to touch
on T plus I smoke, 55, one lower leg's been swollen two days and it's tender. Do I wait til my appointment on the 20th?
grammas left leg went red and fat overnight she's 79 and sits all day
Might have a bug bite but the entire calf is swollen and burning, and the other one is skinny as ever, and I did just ride the Greyhound from Thunder Bay
can magnesium help a calf cramp that comes with swelling on that one side only and heat
I lay awake because my right lower leg hurts, it's swollen up tight and there is a ropey sore line up the back of it.
right foot and calf puffed up, left aint. ache down deep
My partner broke her foot in March and wore the boot. Boot's off, and now that calf's ballooned and it's warm and she limps worse than before.
one leg is swollen like a pipe and hot the other is normal
my left calf hurts bad since the flight from manila and its bigger than the right
Doctor, the right leg has become red, tight and painful behind the knee. I've started HRT tablets one month ago.
I thought a cramp but the calf is hard and warm and I can't put down the foot
mum came home from hip operation, now her one leg is double size
Swelling only in the left, up to the thigh, shiny skin, pain if I press. Which cream?
my right foot dey swell up to knee, e dey hot, e dey pain me when I waka
Muscle pull from Zumba maybe? Five days, one calf thick and sore, 3 cm more than other side, I've measured.
After twelve hours in the bus my leg is swollen, just one, and it throbs
She is 72, lying in bed since the flu, and her left lower leg is blue-red and fat. She says rheumatism.
calf so tender even the sheet hurts, red patch, one side
I'm on tamoxifen and today my leg, left, is swollen and heavy as a sandbag
the ankle AND calf on my right side blew up overnight, hot to the touch, hormones??
My wife took off her boots and one leg had marks and was swollen to the knee, painful. The second one perfectly slim.
Can I massage a hot swollen calf? It's only on one side.
Varicose veins run in family, but now the one leg is hard, burning and twice the other
Pain deep inside in the left calf when I bend the foot up, and it swells. I had covid last week.
one fat leg one thin leg lol, and the fat one hurts
Friend had her womb removed ten days ago and now her right thigh is swelling up with pain
My shoe fits just on the one foot! Left leg warm and painful since Saturday, I'm 59 and I sit much
mi lef foot swell big big from di knee down an it hot like fire
Put ice on my calf because it burned and became thick. Not injured. The other leg has nothing.
My grandmother's leg, only the right, went purple and swollen after long car drive to Mysore, she cries when we touch it
I've factor V in the family, and since this morning my left calf pulls and is puffy. I take estrogen pills
Leg swollen on one side since plaster cast came off, painful calf, red
one calf swollen sore
one leg bigger than the other since the flight home
My calf hurts when I walk and it's red and tight. Just the one
right leg swollen up from the knee down, sore to touch
started HRT tablets last month, now my left calf is fat and painful
had a knee op 10 days ago and that leg has swelled up again, calf is throbbing
Pain deep in my calf, warm, puffy. Thought cramp but it's three days
One ankle and calf up like a balloon, other's fine. Is that menopause?
my leg is paining and it is big, the other one is not big
calf rock hard and hot on one side
Mum's been in bed with flu and now her left leg is swollen and shiny
only my right sock leaves a mark, and that calf aches
swollen leg, one side, can't bend my foot up without it hurting
12 hours on a coach, next morning a swollen tender calf
my thigh and calf on the left are swollen, skin looks a bit purple
leg's red, hot, swollen. just one. 55, smoker
Is it safe to massage a sore swollen calf? It's only on the left.
noticed in the bath one calf is a good inch bigger and it's tender
boot won't zip on the right any more, calf is tight and hurts
sister had a clot, and now I've got a swollen painful left leg
mi one foot swell up big an hot from di calf come down, di next one awright
been sat at the desk for weeks with a deadline. right calf swollen and sore now
Achy heavy left leg, swollen below the knee. Took a paracetamol
one leg hot and swollen, wife says ring someone, I'm asking you
My left leg is tight like a drum and hurting behind the knee. Started Thursday.
pain in calf like a pulled muscle but I didn't pull anything and it's puffed up, right only
on tamoxifen. one calf swollen and tender
leg in plaster, toes ok but calf above is hot swollen and painful
the veins on my left leg are standing out, whole leg is bigger and sore
my cousin is 53, one leg swell and hot since two days, she rubs balm on it
The flight was glorious, free gin, and I've been home for two days and my left calf's come up like a ham. Just the left. It's tight and it's hot and it hurts to put my heel down. Do I put it up on a cushion?
one leg fat one leg normal. since sunday. sore
I've been on the oestrogen tablets six weeks and was going to tell you how marvellous I feel, and I do, except there's a pain deep in my right calf like a cramp that won't let go and when I got the tape measure it's 3 cm bigger than its sister.
my ankles are always bad in the heat but this is different its only the right and up to the knee and the skin's shiny and red
He said you've got one leg like a rugby player, charming. It does though! The calf's hard as wood, warm, tender when I squeeze. I've been in bed for a week with the flu. Should I massage it out?
Mother had her hip done three weeks ago, she's home and bossing us all about, and this morning her left leg is swollen right up to the groin and a funny purplish colour, and she says it's just gravity and to pass the biscuits
pain in calf when i bend foot up. leg warm. only left one. i am taking the pill for menopause bleeding
I thought I'd torn something at zumba, but it's been four days and it's puffier every night, the one leg, from the ankle to behind the knee, and there's a heat coming off it you could warm your hands on. My granny had clots, is that a thing?
Leg left is thick, very pain, is hot like bread. Is from the hormone plaster?
I can't get my boot on! One boot fits, the other has given up at mid-calf. I didn't do anything. It's throbbing as well. I was quite tickled at first, lopsided in Clarks, now I'm less tickled.
my friend's been driving lorries back and forth to spain, she's 54 & on hrt & smokes like a chimney, and she sent me a picture of her calf on the one side, it's red & twice the size. says it's a bite
I had a superficial thing with a vein years ago and they said that was harmless, so I'm telling myself harmless, but this is the whole calf and not the vein, it's swollen and aches like a tooth, the right leg only, and hot in the night. I stick it outside the covers.
swollen calf, 1 side, came overnight, tender as anything. ok to still go to spin class?
Poor old leg. It used to be in the chorus line. Tonight the left one looks like it belongs to another, larger woman, tight as a drum and glowing. It hurts when I stand at the sink. The right's still in the chorus.
Broke my foot in June, boot off last week, hurrah. But the calf above it's blown up since yesterday, sore when I touch it and warm, and the hospital says swelling's normal, but is it normal for it to start weeks later
I'm blaming the compression socks I didn't wear. Eleven hours from Manila to my son. My right leg's now a balloon and tender inside the thigh. I don't want to spoil the visit.
wee Jeanie fae next door's got a leg up like a bolster, just the one, rid hot, and she's rubbing it wi goose fat
So I'm reading your article on restless legs and mine aren't restless, well one's not restless, it's painful and heavy and bigger than the other one, and going blotchy below the knee since Thursday
Not a question about menopause exactly. I've had chemo, I'm thrown into the change at 43, I sweat, I cry, whatever. But since my last session my left leg's swollen, thigh and all, and sore at the back. It's on my list for the nurse in a fortnight.
its like a cramp in one calf thats been there 5 days and now its swelling. magnesium isnt touching it
My wife shows me that her one leg is red and thick under the knee, with warm skin, and pain to walk. She started with tablets against hot flush in this month. She wants to make compress with quark
I've a theory it was the gardening, kneeling for hours among the peonies, because on getting up the right calf was sore and now two days later it's up like dough and I can press a thumb hole into it. Left one's slim as ever. My peonies are magnificent.
I'm fuming because I was told to walk more and I have walked and what's my reward? One hot, swollen, screaming calf. One. If it were both I'd say age. I can hardly put weight on it.
leg. left. huge. hurts. what
My daughter's on bed rest with twins, her right leg's come up swollen to the hip and she says it aches and I'm the one sat up all night with the sweats worrying, she says it's only water, but then water'd be in both, wouldn't it?
I rubbed in your arnica tip, thank you, it was kind, but the calf's still fat and hot and now it hurts up behind the knee. Just the one I sat on for the whole coach trip to Lourdes.
had varicose veins stripped on right leg ten days ago, calf swelled up since last night, tight and painful. clinic's closed till monday. will it keep?
Do hot flushes ever happen in just one leg? I ask because mine's burning, from the knee down, and it's a good bit thicker than the other since I came out of hospital. The rest of me is freezing for a change.
I measured. I'm a dressmaker, I measure. Left calf thirty-six, right calf forty and a half, overnight, and sore with it, and there's no bite or bruise to explain it. What do you say to that?
I'd not mention it but my socks leave a mark on just one side now. It's swelled, it's pulling, it hurts going downstairs, it's warmer than the other, my mum died of a clot at 60 and I'm on the combined tablets. Probably nothing, I worry too much
My left calf is swollen and painful and warm to touch
one leg is twice the size of the other
Is a hot sore calf a side effect of estrogen tablets?
right leg swollen since the flight home on Sunday, hurts when I walk
red, hot, tender patch in my calf and the ankle on that side is puffy
my calf achhes like a cramp that doesn't go, only one leg, and it looks biggger
Swelling in one leg, I'm on the pill at 48, should I ride it out
Mum's left leg has blown up like a balloon and it is red
Since starting HRT my right calf feels tight & sowllen, left is normal
Had my hysterectomy two weeks ago and now one leg is swollen and throbbing
just the one leg huge shiny sore
calf hard as a rock and hot, can't put my foot flat, only on the left
ive measured it 4 cm difference between my calves the bigger one aches
My wife's lower leg has gone purple and swelled overnight
pain behind my knee going down the calf, swollen, had coivd in bed all last week
sudden swelling right leg, tender along the vein
thigh and calf on one side swollen and heaavy, does magnesium help?
leg one very big and warm, other is good, I take hormon
My tights only fit one leg today, the other is so swollen. Bit of an ache too
Woke up with a painful calf on the right, thought I'd pulled it but it is red and getting bigger
broke my ankle 3 weeks ago in a boot and now the calf above it is swollen hot and agony
One ankle and calf swelled up, not the other. Long car trip yesterday
Sore lump of a vein in the back of my leg and now that whole leg is pfufy and hot
my frieend on raloxifene says her calf hrts and is swollen on one side, is it her muscles
left leg been swelling since friday, the skin's tight and it hurts to press
Do hot flashes go to just one leg? Mine is burning and swolllen, the other's cool
a calf that throobs, is warm, has come up like a melon. Only t'other leg's grand
tenderness in my right calf when i pull my toes up with swelling
I can't get my boot on one side, the calf has swollen and it's painful, I'm 61 and on patches
Hospital discharged me Monday after the prolapse op. Left leg now swollen to the thigh, hot
left calf is twice the right one and hot
Right leg swelled up since the coach trip from Poland, it pains when I stand
My calf's like a rugby ball, just the one, and red
is it cramp if its been four days and only in one leg and that leg is puffy and warm to touch
I sit twelve hours with the monitors on nights, this morning I couldn't get my boot on, only the left, and the calf's hard and sore
One ankle's normal. Other one and all up the calf is fat and shiny.
mums leg is swollen one side since she broke her hip, it hurts her when i wash it, very warm
my leg hurt behind, down from the knee, and is big. other leg is small. started yesterday
Since going on the tablets for flushes I've had an ache deep in the right calf, and you can see it's swollen, it's tight as a drum
Had the new knee done in August, other leg's the trouble now, blown up and throbbing from the ankle to above the calf
I was fencing all day Tuesday so thought I'd pulled it, but it is still up, just the left, red at the back and tender to press
ONE LEG SWOLLEN AND PURPLE SINCE LAST NIGHT
Whole leg's up, thigh an all, only on the left, and it's a funny dusky colour
My husband says rub it with the horse liniment. It's the right calf, three centimetres bigger round than the other, I measured with the dressmaking tape.
can you take black cohosh with a sore swollen calf. just the one side
Flew back from burying my father in Jamaica and my right leg is swollen and burning since
The stockings go on one leg fine and won't go past the ankle on the other. Calf's tender, came on over the weekend.
My friend, she do nights with me, one leg big and hot, she just put ice and carry on working
painfull calf swollen not both just left help
I've been in bed with flu ten days. Got up today and the left leg is swelled to the knee and aches like toothache.
Everything's gone to pot, boiler's out, dog's lame, I'm lame too as my right calf has swelled and it's red and hot as a hob. Can I carry on with the HRT patches do you think?
It's warm to the hand and it's only the one. When I bend my foot up it hurts in the calf something shocking.
67, swollen leg one side, dull pain behind the knee into calf, two days
i look after a gentleman of 90 and his left leg is suddenly all puffed up and he winces if i touch the calf, agency not answering
Would walking on it shift it? The calf came up overnight, left only, and there's a red patch.
One leg like a tree, one leg like before. It is three days. I cannot make shoe.
I had a clot in 1998 in the right leg. Now it's the left that's swollen and sore and warm. Surely not again?
My calf feels like there's a hot brick in it and you can see the difference from the other when I stand against the door
swelling in my left leg won't go down by morning, it's only that leg, and the vein's standing out like cord and it's sore
Since I started tamoxifen one leg has got bigger than the other with pain low down at the back of it. Chemist said ask someone.
Could it be a bite? Lower leg, right, swollen tight and red all round and painful, I can't see any bite though
The left's the size it should be. The right's ballooned from knee down, and I can't put my weight on it for the ache.
got the plaster off last week, now the calf that was in it is huge and hot
just one thing before bed, only my right leg has been swollen since sunday and it's hard to walk
Sister's leg came up like bread dough after her operation, the one leg, sore at calf, she's sat with it on a stool eating grapes
woke up for my shift and one calf was tight and swollen and felt bruised but theres no bruise
Left foot and leg fat, painful, hot. Right thin. I clean offices, stand much. What is it?
I'm fifty-eight, on the combined tablets, and drove nine hours to see the grandbabies. Now one leg's swelled and achy and I get a sharp pain if I press the calf.
Swollen leg. Only one. Hurts.
My calf, the one with no varicose veins mind, has come up and gone red and it's that tender I can't have the blankets on it
calf swollen and hot
one leg fatter than the other since yesterday
my left calf aches like cramp that never lets go and it's puffy, I flew home from a conference on Sunday
right leg red, warm, sore
Why's only my one ankle and calf blown up? The other's its usual self. I'm on tablet HRT
painful lump of a calf, tight as a drum, cant get my boot zip up that side
leg swelling one side
I noticed my tights were tighter on the left. Measured both: 3 cm difference. It's tender when I press the back of it. Overthinking as usual?
mum's in hospital bed back home now, one leg is big and she says it burns
After the knee op my whole lower leg is swollen and throbbing and hot to touch, physio's not til next week
hurts to walk, back of one leg hard and hot
I thought I'd pulled a muscle at my new salsa class but it's five days and the calf is red and twice the size of the other
swelling in left leg from foot to knee, started friday, shiny skin
my one leg he is big and pain, other leg ok
Sat exam marking for three days straight. Now the right calf is hot, swollen and I'm limping.
deep ache calf, swollen
it's only on the right. Thigh too actually. It looks purplish by the evening and feels heavy like a sandbag
sister broke her foot, in a cast, now her calf above the cast is puffed up and really painful
Is it a DVT or water retention: left leg only, warm, painful, sock marks deep
just one calf, very sore
I'm 53, on the combined pill still (don't tell me off), and my left leg's come up like a balloon overnight
the calf on my bad side is swelled and when i pull my toes up it kills me
bus to Poland 22 hours. now left leg thick, hot
Wife had 12 hr drive monday, today her right leg is swollen up and warm behind knee. she blames hormones
cramp in one calf for three days, with swelling, doesn't ease with magnesium
my leg, only the left, looks sunburnt and stretched and it throbs at night
Teen daughter on the pill says her leg hurts, I look, and it's clearly bigger than the other and warm
one leg puffy and tender
Had my hysterectomy 10 days ago, all went well, hot flushes came straight away, and since this morning my left calf is swollen and sore to touch, is that part of it?
right leg doubled in size
I've been wearing heels for dates again after years of trainers, so I put it down to that, but why would only one calf be hot and swollen and hurt at rest?
swolen calf n pain wen i stand, jus the 1 leg
My left lower leg feels tight, warmer than the other one, and there's a vein standing out that hurts. Started patches in the winter.
Covid in bed a week, now one of my legs is up like a tree trunk and aches
painful hot calf help
there's a red hot patch and swelling in the calf, one side, my aunt had a clot at 50
I hobbled through sports day on it. Left calf swollen hard, sore, bit blue. Is it a menopause joint thing?
my mother-in-law's right leg has gone huge in two days, she has cancer treatment
leg swelled up on one side and groin hurts too
ankle n calf swollen only on the left, three days after a long haul flight, I feel fine
my left leg is twice the size of the right
calf swollen and hot, just one
One leg don swell, e dey pain me for back of the leg, e hot
Flew back from Manila on Sunday and now my right calf is hard and painful
just the one leg, puffy from knee down, sore to touch, red
Mi right foot an leg swell big big an it a bun mi, di next one fine
ma left calf's rid an roastin an ah cannae pit weight on it
started HRT tablets 6 weeks ago and got a pain deep in my calf and it looks fatter than the other one
it's like a cramp that won't leave, lower right leg, three days, shiny skin
My mum, 80, had her hip done a fortnight ago and the leg on that side's blown up and warm
can't get my boot on the left. The right boot goes on fine. It throbs
ek pair mein bahut sujan hai, calf is paining and warm, other leg ok
swelled leg!! one only!! hurts
Is it water retention if it's only one leg and it's tender?
I've been sat at my desk 11 hours a day for the deadline, eating rubbish, no walks, flushes through the roof, and since this morning there's a hot sore lump of a calf on my right that's bigger than the left
leg's up like a balloon, left, purple-ish
Right thigh and calf swollen tight since yesterday, I am on tamoxifen
pain behind knee going down calf, that ankle puffy, other ankle normal
wah my one leg swell until cannot wear pants, hot hot one
Had covid, been in bed ten days. Now one calf aches and has puffed out.
Namamaga ang kanang binti ko, painful when walking, the left is ok
the left one measures four cm more than the right round the calf. hurts when I bend the foot up
After vein stripping a week ago my leg is very swollen, warm, and sore, only that side
My wife's leg. Just the left. Red and hard and she winces on the stairs. She blames menopause for it like everything.
woke up with a fat hot leg
Girl my leg swole up, just the right, and it's tight and hot like a sausage on the grill
Could a patch on my bum cause the leg below it to swell? It's warm, sore, the other is skinny as ever
I had a clot in 2009. Same leg is now swollen and aching just as it did then.
sore calf, swollen, no injury, 56
My calf is burning. I thought I pulled it at Zumba but it is bigger than the other and it's been a week.
long bus ride to Kumasi, now my left leg is swelling and paining, should I rub it with shea butter
Auntie one leg big one leg small, big one pain
The swelling started at the ankle and has climbed to above the knee, right side only, with a dull ache. I'm 73.
its hot to touch n thick n achy, my lft leg below knee
in a plaster cast from my ankle, and now above it the calf's swollen and throbbing and feels hot
my aunt is on the pill for her periods at 46 and one of her calves came up red and painful overnight
Would compression socks be OK for one swollen painful calf? The other leg doesn't need it.
leg ache on one side, looks bluish and bigger when I stand. Both my feet were fine till Friday
Mine is not both ankles, it's the whole right leg, sudden, heavy, and the calf feels like wood.
sister got off the plane from Toronto limping, her calf is swell up tight and warm on one side and she want to rub it with bay rum
My left leg is swollen and hot
one calf is swollen and painful
my right calf is red, warm and sore
One leg suddenly got much bigger than the other
swelling in one leg after a long flight
I think I have a blood clot in my leg
sharp pain in my calf and the leg is puffy, just the left one
My ankle and calf on the right side swelled up overnight
My calf is swollen, just one side, and it hurts to walk
left leg swelled up and it's hot to the touch
one of my legs is swollen and red
only my right leg is puffy and painful since the flight
could this be DVT? My calf is throbbing and red
One ankle and lower leg blew up overnight
my leg is hot, red and swollen below the knee
swollen left leg
My leg is swollen, only one
calf pain and swelling on one side
right leg swollen, painful and warm after surgery
my lower leg is swollen and tender to touch
my left calf doubled in size
One leg is red and puffy, the other is fine
painful swelling in my right calf
Woke with my right leg hot, tight and swollen
left ankle swollen and calf aching after the flight
my right leg is swollen and painful
Only one of my legs is swollen
I have swelling and pain in my left calf
my left leg feels hot and is bigger than my right
one leg is swollen and sore
my calf is red and swollen
my left leg swelled up suddenly
pain and swelling in one calf after a flight
one of my calves is swollen and painful
my left leg is swollen
I have a swollen, hot, painful leg on one side
left calf is twice the size of the right and hot
one leg swollen after the flight from Sydney
my right leg puffed up and red, sore at the back when I walk, on the pill for peri
Only my left ankle and calf are swollen, not the other. water retention?
calf sore n tight n warm just the one side started HRT tabs 3 wks ago
My mother's one leg is fat and shiny since she had her knee operated on last week, she is 64
Which compression sock for a single swollen calf that hurts to touch
my leg is swell up since yesterday, other leg is normal
one calf is fatter than the other since I got back from Tenerife
left leg swollen like a balloon, right one fine. is it water retention
My calf's been sore and hot for 3 days, thought cramp but it won't ease
can't get my right boot on. only the right. leg tight as a drum
Sorry silly question, should one leg be bigger? measured it and it's 4cm more round the calf
started the HRT tablets 5 weeks ago and honestly they've been brilliant, sleeping like a baby, so please don't tell me to stop, but there's now a sore hard bit in my left calf, bit red, and the leg looks chunkier than the other when i stand side on. just a strain from zumba?
I fly from Lagos to London on Friday for my daughter omugwo, since then my left leg is paining me and it has swell, the right one is okay. I have put hot water and Aboniki balm and still it is strong like yam when I press it. Abi it's this menopause water retention?
pulled muscle at body pump i think but calf is swollen warm and tender to touch
My one leg is swelled from the knee down, sir. It is shining and paining on press
charley horse in my calf for four days straight, hurts when I walk and its puffy
had my hip done 10 days ago and the lower leg on that side has ballooned, hot too
Leg throbbing, heavy, one side. menopause legs?
a deep ache in the back of my calf when i pull my toes up. skin feels warm. only left side
its just fluid im sure but why only the one leg
After 16 hours flight from Manila my right calf is matigas, hard and painful
Sock mark on one leg is like a trench and on the other nothing. That leg aches too
my leg's gone a funny purply colour and feels tight, the other is normal
Husband says I have one leg like a tree trunk. Charming. It's sore in the calf as well
on tamoxifen, calf swollen n tender, should i just elevate it
I've been in a cast 4 weeks and now it's off my calf hurts and swells more every day
Behind my knee is sore and the whole leg below is bigger, came up over two days
Been stuck in bed with flu for a week, and now I've a hot hard calf
tell me it's cellulite. one thigh bigger than the other and aching since the bus trip
Every evening my ankles swell, both, fine. But since Tuesday the left calf is red and huge
long haul Sydney to Heathrow. leg. swollen. ouch
My calf feels like a brick. Other one's jelly as usual.
leg is hot to touch like a radiator, one only, and sore when I stand on it
I'm on the pill at 46 still, and got a tender spot in my calf with swelling, do i stop the pill
Is it ok to massage a swollen calf? It's just the right, been painful since my veins op
My one foot cannot enter the shoe since yesterday and the calf is strong like wood
varicose veins or what? the left leg swelled up all of a sudden, and aches like toothache
can barely walk, calf pain one side, thought it was from the 10k
jeans tight on one leg only, thought it was the wash haha. It's sore too
Wee bit of swelling in my right leg, and a tender line up the inside. On patches plus tablets
My sister just had her hysterectomy and now one of her legs is twice the size. She says it's normal after op
one thick leg one thin leg. 59. happened overnight
Cramp in calf that came on the plane and never left, 6 days ago, bit swollen
I have swelling in left leg, redness also, I was travelling by train 30 hours
oestrogen tabs, fat smoker, sore calf. Am I being paranoid
Mosquito bite maybe, but the entire calf is swollen and hot and hurts when I flex my foot
the calf is tender when I squeeze, more big than the other, no injury I remember
My leg blew up after driving from Perth to Broome. Just the left. Dull ache, bit of heat
don't want to make a fuss but my left leg is swollen to the thigh and it's a bluish colour
Sciatica making my calf swell? only on one side, feels full and warm
I bang me leg last week, but now the whole a di calf swell up and hot
hmm my right ankle and calf all puffed, left slim as ever. HRT since june
tight painful calf and a bit breathless today, had knee arthroscopy last week
Is magnesium good for calf pain that doesn't go? It's been 5 days, just the left, looks bigger
the menopause has given me an elephant leg. singular
Desk job, sat 12 hours a day for a deadline, now my left calf throbs and is swollen
i put a tape measure on it. 38 and 42. the 42 is the sore one
My leg is hurting in the calf area and swelling since I started the tablets for bleeding (norethisterone)
Woke with a cramp Thursday. It's Monday. Still there, and the leg is visibly fatter, my daughter noticed
red patch on calf feels hot & hard, one leg, been on a coach to Lourdes and back
Both legs usually puff up in heat but now it is only one and it's painful to stand
Had a clot 20 years ago in pregnancy. This sore swollen calf feels the same. I'm on HRT now
Mum 70 has a swollen red calf since her trip from Jamaica, she's rubbing it with bay rum
It feels like a bruise deep in the calf but there's no bruise, and the sock won't come up over it
compression socks are making one leg swell i think? the other's ok. the swollen one's sore
after my C19 I was lying down for 2 weeks and now one leg became thick and tender
did legs at the gym, DOMS in both, but right one has got worse not better and swollen, day 8
Left calf is shiny, stretched and achey. Is this oestrogen?
Six weeks in the boot with a broken ankle and now I'm out of it the physio wants me doing heel raises, but the calf on that side is so sore I limp worse than before, and it's bigger than the good one, which seems backwards seeing as I haven't used it
leg's up like a football, warm as toast, only from knee to ankle on one side
Small pain in calf, but when I compare in mirror one leg is more fat. I came from US to India last week
my left thigh and groin ache and the leg is heavy and bigger than the other one
My calf hurts if you press it in the middle. slight puffiness. took the raloxifene for 2 months
just swelling, one foot and calf, indented when I press. Sore too. Diuretic tea?
Got off the ferry and a 9 hr drive and since then one leg's been giving me gyp, it's swollen at the calf
one leg has gone hot. yes just one. a hot flush in my leg lol. its sore mind and swollen
The leg is swelling since operation of uterus, 12 days, only left, doctor gave no medicine
calf pain when walking upstairs and calf looks bigger, blaming my new trainers
I wear the same boots each winter and now the left zip won't close on account of the calf, which is tender
sudden fat leg. Right. Hurts. 50. chemo for breast cancer at the mo
It's probably cellulitis again? One shin and calf warm, swollen, pinkish, sore at the back
I've a heavy leg, dragging ache in the calf, and it's twice the size by evening, but only one
Hi hun, is it normal on the HRT pills for ur calf to swell up on one side & hurt like a cramp
A knot in my calf like a rope, sore when touched, with swelling down to the ankle. Twelve hours in economy did this
my knee is fine, it's below. swelled, tender, feels hot at night, one side only for a week
My leg it is become double, other one normal, I can't bend the foot from pain
Strained it in the garden I dare say. Though I don't recall straining it. One calf up like a marrow
swollen leg after liposuction abroad, only one and its throbbing, flew home 2 days ago
My husband flew in from Joburg and his one calf is swollen and sore, he is 60
Left leg tingly and swollen with pain in calf, right leg perfect, on premarin 10 yrs
Calf tight like it's going to split. Other leg normal. Should I foam roll it?
I had covid then sat about for weeks, and one of my legs is swollen & red round the back
the veins on my left leg are suddenly sticking out and the calf aches and looks puffy
Both calves were the same on Sunday. By Wednesday the right one was thicker and sore. Now it's Friday.
i have a tender calf since the combined hrt tablets. only when i walk. and it's warm. and a bit big. ok writing it down sounds bad
hot, hard, sore. left calf. 8 days post gallbladder op
Nne, my right leg swell up after the long bus from Abuja, it is paining inside the meat of the calf
I've been rubbing Deep Heat into my calf for a week, still sore, swelling now gone to the ankle
Lopsided legs at 55, that's a new one. The big one hurts when I go on tiptoe
My ankle bone disappeared on the left, whole lower leg's swollen and a sore streak in the calf
would evening primrose help a swollen painful calf? only one side
tender behind my knee and calf like a rugby ball since the flight from Toronto, feel a wee bit short of breath
I don't have time for this, work is mad, but my right calf is red, swollen and hurts, can it wait until the weekend?
thought i slept on it wrong. calf has been sore ever since and looks swollen compared to the other, started progesterone and oestrogen tabs in may
One leg is paining from inside, with heat and swelling, ayurvedic oil is not working
Since being on crutches my bad leg's calf has swelled right up and aches something awful
`,
  'bleeding-after-menopause': `
I'm 61 and there was blood on the tissue this morning. Haven't had a period for nine years.
no periods since 2019 and now a full on bleed whats going on
Spotting brown, 3 days, age 57, last period was at 52
I thought I was finished with all that! Two years clear and then bright red on my good sheets last night
Mum is 74 and she's been finding blood in her knickers, too embarrassed to tell the doctor
Been 14 months since my last period and this week a pink discharge. Do I have to start counting again?
HRT patches 4 years all going well, no bleeding the whole time I've been on them, menopause at 50, now 58 and clots all of a sudden
wee bit of blood after sex. i'm 66. thought it was just dryness
Aged sixty-nine, hysterectomy never performed, and have now had two episodes of light vaginal bleeding. My husband says it is nothing.
just a streak. one streak of blood, 5 yrs after the change. can i ignore it
My last period was when Princess Diana died and I am bleeding today, like a young one
Been put off me stride. 55, dry as a bone for three years, and today blood in the loo when I wiped. Not from the back passage, I checked.
Is it normal for my period to come back at 60? It's like old times, cramps and all
i had coffee coloured stuff on my liner since monday, menopaused at 48 now 64, no pain so probably fine???
Auntie at my church is 70 years and she is bleeding from below again for two weeks. She says it is the youth returning.
I went through menopause early at 41, now I'm 47 and started bleeding heavily after a run
doing the lambing and noticed blood running down my leg. 59, last monthly was six year ago. No time for doctors till May
18 months nothing. thought hooray. now a period. is this my ovaries having a last hurrah
The pessary lady said there might be a bit of irritation but there's fresh blood every day this week, I'm 72
Forgot what pads even look like and had to send my daughter to the shop. Eight years since I bled, what's going on?
watery pinkish discharge on and off, I'm 63
my wife finished her periods at 51. She's 56 now and has been spotting since Sunday, refuses to ring the surgery
Stopped bleeding three years back, blood tests proved menopause, and now I've old dark blood like the end of a period. Could it be stress from the move?
55, coil out two years, not a drop since, then today WOOSH. white trousers. at a wedding.
Can vaginal dryness cause bleeding? Mine's five years past menopause and I see a few drops after I've been on the bike
no period in 3 years n tonight theres blood on the toilet paper
I'm 68 and I've started spotting again. Just pink, like strawberry milk. My sisters at church say it's cleaning me out.
Went fourteen months clean, threw my pads out, had a little party even, and this morning I'm bleeding like I'm 19
mom is 77 she has brown stains in her underwear and says its nothing
bled after sex, 61, haven't had a cycle since Obama's first term
Is the spotting from my patch? I've been through menopause for six years and have been on the same dose all that time, it's just this month I see red.
aunt flo came back from the dead. last seen 2021
I am a trans man, 53, no bleeding for ten years on testosterone and long past the change, now clots.
Postmenopausal, 59, retired teacher, light bleeding on and off since Labour Day. I assumed it was the vaginal atrophy.
me 64 yrs, finish period at 50, now little blood when I wipe, no pain, is ok?
ITS BEEN 2 YEARS SINCE MY LAST PERIOD WHY AM I BLEEDING AT WORK IN WHITE SCRUBS
Had to pull over in Arkansas and buy tampons. I'm 58. I ain't bought tampons in seven years.
watery bloody discharge, 71, been going on about a month and I'm embarrassed to call
So is one day of bleeding a real period if it's been 13 months since the one before?
My wife went through it at 48. She's 56 now and she found blood on the sheets two mornings running, and it's not from me, I'm done too.
just a drop. one drop. 5 years after menopause. do i really gotta go in
Early menopause at 36, that was in 2019, nothing since then. Yesterday cramps and a full flow and I got all excited I might be fertile again?
I got off tamoxifen last yr, periods quit way back before chemo, and there's rusty spots on my liner
Been dry as the Badlands since 2016 and suddenly I'm spotting after I carry wood
Hello dear, eighty years old here. The girl who does my laundry asked me about blood on my nightgown. Surely at my age it can't be a period?
hot flashes came back, sleep went to hell, oh and I bled a bit on Tuesday. 62. the flashes are what's killing me though, what can I take for those
sister in law says her period is back at 60 and she feels young. she's bragging on it. it was gone nine years
Bleeding again eight years post-menopause. I had one D&C in the spring that was fine. Do I have to mention it again?
lost my insurance so cant just run in. 57. no period since 2020. bright red this wk, 3 pads a day
after a year and a half without, I got what looks like a period, thought menopause was finished with me
my periods finished 4 years ago and today there is blood in my panty
I am 61, how can it be that menses has come back?
Dear Doctor, I attained menopause in 2015. Since Tuesday I have light spotting, pinkish. My daughter says it is nothing.
after sex i bleed a little, im 58 no period since long time
Brown stain when I wipe, every morning this week. Last period was when my grandson was born and he is six.
good news?? I thought I was done since 3 yrs and now I am having period again like a young girl
My mother is 73 and she's bleeding from down, she is too shy to tell the doctor
Fourteen months nothing then bam, clots
See me o, 65 years, wearing pad again. Blood dey come small small.
I've been on the patches two years, no periods for eight, and now a few drops red on the tissue
Is spotting ok at seventy? It was only twice.
My wife stopped at 49. She is now 56 and has been bleeding lightly for ten days, she calls it "stress"
lola is 78 and has blood on her diaper, not from urine the nurse says
It's surely from lifting the boxes: I bleed since yesterday although I finished with periods in 2018
Pink discharge, watery, I am years after menopause. Does it go away by itself?
haven't had my monthly for 13 months and this morning it came, i was so close to celebrating
Ramadan question: if a woman of 60 sees blood again after years, does she fast? And why it comes?
Bleeding at 68 after the walk. Not painful. I feel fine otherwise. Just want to know which cream.
I take tamoxifen, I'm through menopause since the chemo five years ago, and now I got spots of blood
The periode is gone since 2 years, but since one month it comes like coffee-coloured. I have no time for doctor, it is harvest
my sister in toronto is 55 and bleeding heavy, she reach menopause at 50, she say is fibroid but nobody check
blood in underwear, age 63
I'm using the vaginal oestrogen for dryness, menopause was 11 yrs back. Yesterday bright red on the sheet. From the applicator perhaps?
After hormone pellet my period returned at 59! Friends congratulate me. Should I be glad?
Old woman like me, 76, and there's a smell and some blood when I pass water, it's from the front side not the water
periods stopped 4 years ago and today there's blood on the paper
bleeding at 61
Spotting pink. No period since 2019. Bother the doctor or not?
thought i was done, two years nothing, now im bleeding again
blood after sex, I'm 58 and long past the change
My mum is 74 and has started to bleed down below. She says it's nothing
Brown discharge on and off, been menopausal six years
went through menopause at 45, am 52, full bleed on Saturday with clots
Haven't had a period for 14 months. Got one now. Hooray or not?
bleeding after menopause, on HRT 3 years, never happened before
small red stain on my pants three mornings running. I'm 66.
is it possible to get your period back at 60 because I have
One drop of blood when I wiped. Last period was my 50th birthday, I'm 53 now
seeing blood again after 5 years, my people say it is return of youth
my wife's 57, finished years ago, she found blood on the sheet this morning
Thought it was a pile but it's from the front. 68 yrs old
I'd like to know what tampon to get, mine stopped 8 years ago and it's started up again
menses stop long time already, 58, now got blood again leh
just a smear of blood after the gym. no periods since chemo in 2016
A year and a half without anything then a heavy flow yesterday, had to change every hour
I am a grandmother of 70 and I am seeing small blood in my underwear
bled for a day after taking soya capsules. Periods ended 3 yrs back
Rusty colour on the liner every few days. Menopause was at 49, I'm 55 now, no pain.
sister is 63, bleeding again, waiting to see if it goes away
spotted twice this month, last period was covid time 2020
I'm well past all that (64) but there's been some blood. Feeling fine otherwise.
period came back after 3 years is that because I lost weight
Bit of blood since I started the vaginal cream, I'm 59
got bleeding, no cramps, ten years post meno. work's busy so can it wait til after christmas
menses finish since 2015, now blood is coming, is it the herbs
I had the party and everything, five years clear, threw the last box of tampons on the bonfire with my sister cackling, and this morning there's blood on the sheet like I was thirteen. Do I ring someone or just laugh
pink on the paper, only when I wipe, been 3 years since last period
We've rekindled, as they say, after a long drought, candles, the lot. And each time afterwards there's a bit of blood. I'm sixty-one. He's mortified, I'm telling him it's only dryness, is it only dryness?
Sorry to bring it up in the middle of a chat about soup recipes but I've been spotting on and off since August and I stopped my periods when my grandson was born and he's just started school.
My mother is 78 and she whisper to me in kitchen that she has again the monthly, few days now, and she is ashamed. I told her maybe she eat beetroot
i thought i was done. 14 months not a drop. then friday whoosh, clots and all
Is it the turmeric? I started turmeric in January and I have brown discharge, rusty looking, on my liner most mornings. I've not had a period since the Olympics in London. My friend says turmeric thins the blood.
I was so smug. I told all the girls I sailed through at 49, not one flush, and now at 57 I'm standing in Boots buying pads like a fool and not telling my husband and pretending they're for my niece.
Seven years post menopausal, on the combined patch for four with never a spot, and suddenly there's bleeding most days for a month and I keep thinking it's the patch brand they swapped me to and it'll settle
blood in my knickers. im 66. thought it was a joke
The gynae nurse said keep an eye. On what? I've kept an eye, I've kept two eyes, it's a spot here a streak there for ten weeks and I went through the change back in 2011. Keeping an eye isn't a treatment.
My wife's too proud to ask. She finished with all that at fifty-two, she's fifty-nine, and I've noticed stained underwear soaking in the sink on and off since Easter and when I ask she says mind your own.
Quick one about pessaries, the oestrogen sort. I bleed a bit, not much, since before I began using them really. Last period was when I was forty-eight and I'm seventy now. Up how far do they go
You'll think me daft but I was pleased! I thought I'm young again, it's back, after two whole years without, proper red, four days. My daughter the vet says mum that isn't how it works.
It only happened the once, last Tuesday, in the supermarket by the yoghurts, a warm trickle and it was blood, and nothing since, and I had my final period nine years ago. Once doesn't count does it
been through menopause early at 41 chemo did it. 47 now and light bleeding came from nowhere. normal?
Let me tell you about my week, the boiler, the mother-in-law, the cat. And the bleeding. Yes, I'm long past it, eleven years, but I've decided it's the stress of the boiler. Is it the stress of the boiler?
Dear Auntie, I am a religious sister of sixty-eight years and unaccustomed to this subject. There has been a bloody discharge for some weeks. My courses ceased when I was fifty-one. Must I trouble the doctor?
watery pinky stuff, smells a bit, and i'm 72. put it down to piles
I was meant to be asking about sleep. It's just that getting up four times in the night I've noticed the pad's got old-looking blood on it, like coffee, and there's been nothing from down there since I was fifty and I'm 63 in May.
Bit of a mystery, hen. Nae periods for six year then cramps like the auld days and a show of blood on Saturday and again the day. Could it be ma fibroids waking up?
I'm on tamoxifen, I sweat like a horse, and I've had two lots of bleeding this month although I've been in the menopause since the treatment began in 2019. Nobody told me if tamoxifen does that.
My friend from the bowls club says she's bleeding again at 69, heavy enough for a towel, and thinks it's wonderful and is going on a cruise tomorrow. She says it's the gel. I've a bad feeling.
So angry with my body. Just when it left me alone. Twenty months of peace, white trousers, I BOUGHT WHITE TROUSERS, and then today in the middle of the staff meeting it came through.
a scratch maybe? i have little blood after toilet from the front, i am 60, periods finished with 50, i do not have pain so i think it can wait until after the summer
I stopped HRT altogether two years back and I've had no bleeds since I was 54, and I'm 58, and here we are with spotting after swimming. Could the chlorine do that
I've got a poem in me about the sea coming back after the tide's been out for eight years. Red sea. It's coming back every week or so now, a smear, a stain. Rather lovely and rather worrying.
period after 18 months without, do i start the count again lol
They scanned me last year for it and said thin lining, off you go. And it's returned, more this time, six years after my last period, and I don't like to go back because they said it was nothing
Had a fall-out with my husband as he says I should phone the doctor and I say it's only a drop when I lift the grandkids. Sixty-four, done with all that at fifty. A drop of blood every time I lift. I win, don't I?
I haven't had a period for three years and today three's blood in my underwear
is it nrmal to bleed 18 months after your last period
post menopaussal beleding, just a little spotting when I wipe, should I wait?
I'm 62 and I have started bleeding again
Had what looked like a full period last week. My last one was in 2019
light pink discharge after sex, i went through menopause 6 years ago
14 months no period, thought I was done, now it's back with cramps, does the clock start over
Brown spotting on and off for a month, I'm 57 and finished with all that at 50
My mum is 71 and found blood on her nightie
bleeding at 66, tiny bit, no pain. too embarassed to call
ive been on continuous hrt for two years with no bleeds and now im spotting again periods stopped in 2018
Can vaginal dryness make you bleed? I am 8 years post menopause and there was blood on the tissue twice this week
Went 13 months without and then whoosh, flooded the bed
just a few drops of red five years after the change its nothing right
bled after a smear, two weeks ago, still spotting. 59 yrs old, no periods since 52
My periods ended ages ago yet I need pads again
dear auntie at the age of sixty-four i have had a show of blood which i had thought impossible
blood when i pee or maybe from the vagina not sure im 60 no monthly since my early fifties
got my period back!! after 2 yrs!! do I feel young or do I worry
Doctor said menopause was complete in 2021. Since Tuesday rust coloured stains in my knickers
I no have menstruation four year, yesterday come blood, why
old lady question, I am 78 and there is bleeding down there
the joke is on me, gave all my tampons to my daughter last year after a year and a half without, and now I'm bleeding like a teenager
My friend who's 55 says she's bleeding again afetr years and thnks it's a good sign her hormones are back. Is it?
Heavy bleeding with clots. Last peirod before this: nearly four yars ago.
sudden bleed after exercise class. menopause at 49 and now 53
Been using the estrogen cream for dryness, I'm seven years past my last period and I noticed spotting this morning
Spots of blood every time we make love. I'm long past the change
Is bleeding 15 mnoths after your final period still perimenopause or what?
watery bloody discharge, 69, on blood thinners so put it down to that
had no monthlies since 2011 and theres blood on my nightie this morning
I'm 72 and I'm bleeding down below
Bit of pink when I wipe. Last period was at my daughter's wedding and she's been married nine years
Went through the change at 49, I'm 63 now. Spotting on and off since Whitsun. Do I need to mention it?
After sex there is always brown on the sheet, I am 58, periods finished when I was 51
I thought it was the beetroot but no it's from the front passage, and I've been done with all that fourteen years
fifteen month with no period now come back like a tap
Mum's 84 and when I changed her pad tonight there was blood on it, dark, not from the back, I looked
It is two year my menstruation stop. Now yesterday, little blood. My friend say is good, young again. True?
flooding at 60!!! thought i was done!!!
My flushes went years back, so I was that surprised to find a red streak in my knickers after carrying the coal in. Probably strained something. It's been three days now.
I'm on the combined patch eight years, never bled on it, now at sixty five I've had a week of it, like a proper period
Had the ablation and then the menopause, nothing for seven years, yet here I am buying towels
Clots. In the toilet. I am a great grandmother
One drop of blood, only the one, in my pants on Sunday. Postmenopausal six years. Silly to bother the nurse with it?
Would you say it's the pessary? There's been a rusty discharge since they changed it, I'm seventy-seven
on nights i only see daylight in the toilet at home lol and thats when i saw it, blood on the paper, and i havent had a period since before covid
My sister in the old country, 61, she bleed since one month and she tell nobody because she has shame
I was thrilled to be finished, thirteen months clear, gave my tampons to the niece. Then Tuesday I came on again.
Periods stopped at 44, I'm 56, started a soya drink and now I've got a light bleed, is that the soya doing it
It comes and it goes. A smear of blood, then nowt for a fortnight, then a smear. I am well past it, I'm 69.
blood after i bin on the loo, not wee not poo, the other. age 66
The hens laid well, the roof's mended, I've joined the choir and oh yes I've been bleeding a bit from down there which is odd at seventy
Dear Auntie, having ceased to menstruate in the spring of 2016, I was perturbed to discover a brownish stain upon my undergarments on three mornings this week.
Can lifting my dad bring a period back? Not had one since I was fifty, I'm fifty-nine, and every time I hoist him I spot
Bled through my work trousers on the ward, had to borrow scrubs. Twenty months since my last. Wasn't expecting that
I'm menopausal for four years but last night I had cramps and some red, my husband says you see you're not old yet
since i started the estrogen cream i had a show of blood twice. 68. last period about 1999 or so
My wife is 64 and found blood after we were together, first time in years we tried. She says leave it.
got told I was postmenopausal by blood test and by eighteen months of nothing, so why am I wearing a pad again
periods ended at 52 am now 53 and a half, there is watery pinkish stuff coming away
ten year dry as a bone and now blood auntie
Having a period at 62, is that a thing? It's came this morning
No pain at all so it can't be anything, just fresh red blood when I got up off the pew. I'm eighty-one.
The tamoxifen stopped my periods in 2019. This week there's blood. I've not told the breast nurse, it's not my breast is it
I wipe, is red. I wipe, is red. Three days. I have 57 and no period since 53
Hi can stress start you bleeding again? Mother's just gone in a home, I'm 60, change was over and done at 50, and I've been on what feels like my monthlies since Saturday
noticed staining on the bedsheet again, brown like old tea. i finished at forty eight. fifty five in june
My neighbour who's a widow of seventy-five asked me what towels to buy as she's started losing blood and she won't see a man doctor
They took my ovaries but left the womb, six years back, no bleeding from that day til last Monday, now every day some
bleeding again at 58
I finished with periods four years ago and this morning there was fresh blood in my knickers, just the once
pink on the paper, and I've been through the menopause since 2017
14 months without a period, celebrated with the girls, and now my period is back??
New man, first sex in six years, bled a bit after. I am 57 and my last period was at 50. Presume it's just being out of practice
brown discharge, 61 yrs old
My last period was in May two years ago. I've an app so I'm exact about this. Since Thursday I have had spotting, sort of rusty, not every wipe. I run, I don't smoke, I'm not on hormones.
Mum is 74 and has asked for pads. She says she's "on again". She thinks it's funny.
postmenopausal and i spotted twice this week, been busy with exams for the kids, can i leave it til summer
Can stress bring on a bleed? I'm 56, done with all that since 51, and the divorce hearing was yesterday and today I'm bleeding like a teenager
blood clots came out, have not had period since 3 years
im 55 had no monthlys for nearly 2 yrs, bit of blood tuesday, bit more today
I thought I'd sat on my daughter's nail varnish. It was blood. Mine. I'm sixty.
no period for a year and a half then a proper heavy one
My GP confirmed menopause in 2019. On the new gel since last autumn with no bleeding at all and this week out of nowhere it's red and quite a lot of it
spotting after sex 59
so we were at parents' evening, I'm in cream trousers naturally, and I felt a trickle. 53 now, haven't had so much as a spot since I was 50. Ruined the trousers. Does one just get a last hurrah?
Menopause eight years back, how come I bleed?
when i wipe theres a streak of blood from down there, not my bottom, ive checked with a mirror. Im 63
tiny bit of blood. 62. nothing?
Last bleed: 47. Now: 54. Today: bleeding. I'd rather not be poked about, is there an alternative?
My wife is 60 and found blood on her nightdress this week and last. She's refusing to see anyone
i stop the menses since five year and yesterday come again little blood with pain in belly
period came back after 13 months
I know I over-google but: on and off pinkish watery stuff from the vagina for about 3 weeks, last period at 52, I'm 57, feeling well otherwise, no pain
Went through it early at 44. I'm 49 and I had what looked just like a period over the weekend, friends say lucky you, fertile again
bled thru my skirt at court, 2 years after the change
Blood after the menopause, yes or no problem
its been like 20 months since my last one and now old-looking blood dark like coffee, three days
I do use the vaginal cream so maybe I scratched myself, but I'm 65 and there's been bright blood on the applicator and in the loo four mornings running
Sexually active again at 60, hooray. Every time afterwards there's blood on the sheet, boo. Periods stopped a decade ago.
hadn't needed a tampon in 6 years, needed one today
bit of red in my pants, 3 yrs post meno, dr booked for my knee in a month will mention then?
Sister (58, periods gone since 53) says she has been spotting since the spring and hasn't told anybody but me
I'm a year and a bit past my last period, and there is blood. My head goes to the worst. Talk me down?
Womb lining?? had none of it for 7 years and suddenly I'm bleeding red after the gym
Finally got used to no periods (3 yrs!!) and bam, wedding weekend, blood
My ovaries retired in 2015. Then what's this blood from my vagina then, a pension?
old lady bleeding, i am 70, only drops
menopause long finish, now every week some blood on paper small small
no period for 3 yrs and now blood in my pants
I'm 67 and there's blood when I wipe
Abeg, I don stop to see my monthly since five years, why blood come show yesterday?
Mi tun 61, di period dem done from mi a 50, an now mi see spotting pon mi draws
Thirteen months clear I was, bought a cake and everything, and this morning there it is, bright red.
spotting after sex, menopause was in 2016
Ah'm sixty-fower an bleedin like a lassie again, whit's that aboot
So we went to Goa for my cousin's wedding, ate too much, danced too much, knee is gone, and I noticed brown stains in my underwear for three days though my periods finished when I was 49, I'm 56 now. Is it the dancing?
had me last period in 2011. Bleeding since Monday.
is pink discharge ok at 72
My mother is 79 and has started to pass blood clots from down there, she's too embarrassed to tell
two years without nothing then boom, full flow
Menopause na ako since 2018 but dinugo ako kahapon, should I worry or normal lang?
I thought I was done! Eighteen months, no visitor, and now she's back with her suitcase. Should I celebrate?
stopped HRT last year, stopped bleeding eight years ago, started bleeding this week, what a mess
light bleed. 58. nothing for 4 yrs b4
It was just a smear of brown on the paper, twice, nearly nine years after my last one, probably nothing
MY AUNTIE SHE IS 70 AND WEARING PADS AGAIN FOR BLOOD
Is it possible to get your period back at 63? Mine has come back, five days, like clockwork.
on the continuous HRT for six years, no bleeds ever, since last month I've been spotting most days
bit of red on the sheet. i'm a granny of 6, no periods since the 90s
Postmenopausal, on tamoxifen, and yesterday there was fresh blood on my panty liner
aiyo my period stop 2 years already, now got blood leh, come out when I go toilet
I put it down to the new bike saddle but the wee stain of blood keeps coming, and I've been through the change ten years
Last period: March the year before last. Blood: today, yesterday and last Thursday.
My wife passed the menopause at 51, she's 60 now. She told me last night she has been bleeding for a fortnight and didn't want to spoil the holiday.
bleedin agen after 15 mnths wivout, do i start countin from zero
Doctor said I was menopausal in 2020. Spotted on and off all of this month.
heavy bleeding age sixty nine
I haven't menstruated since my hot flushes began, that'd be seven years now, but I've been finding rust coloured spots
my girl I'm 55, been done since 50, and I just bled through my good church skirt
Some watery pinkish stuff, like rinse water from meat. Periods ended in 2013.
Dryness was so bad that the doc gave me the little vaginal tablets, I'm 66, and now I see blood on the applicator and in my knickers in the mornings too
I have not had a period since the eclipse, that was 2015 where I live, and there was a gush this afternoon
what tampon size for a 62 yr old who suddenly is bleeding again, all mine went in the bin a decade ago
No monthly bleed for over a year (fourteen months). Today there is one. Perimenopause restart?
Been menopausal ages. Got cramps and blood same as when I was 30. Weird!
after menopause ten years and then a drop of blood each time I strain on the toilet, from the front not from the back
my sister say its normal for bleeding to come one more time after three years, like last goodbye of the womb. is she right? mine came sunday
Implant's been out ages, change came and went at 48, I'm 53 and I've come on
I haven't had a period for three years and today there was blood on the paper
I'm postmenopausal and I'm bleeding
Spotting after menopause, is it normal?
My last period was 18 months ago and now I have started spotting
I went 14 months without a period and it just came back
No periods for two years, now a pink smear when I wipe
my periods stopped five years ago but i had some brown discharge with blood
I thought I was done with menopause but I got my period again after over a year
I am 61 and had some vaginal bleeding this morning
bleeding after sex, I'm 58 and past menopause
Light bleeding 2 years post menopause, should I wait and see?
Is a bit of blood ok if I've been through menopause already?
a year and a half with no period and now its back
I havent had a period since 2021 and now there is blood in my underwear
I'm 64 and found a spot of blood in my underwear
It's been four years since my last period and I just bled
I'm 57, menopause was at 52, and today I noticed spotting
had my last period 2 years ago, today there's fresh blood when i wipe
Postmenopausal bleeding - should I worry?
why am i getting a period again after 15 months
I finished menopause ages ago but there was a little blood in my pants
After more than a year without periods I'm bleeding like a teenager
is spotting on HRT normal, my periods ended 6 years ago
My period returned after twelve months of nothing
I'm 66 and I've been spotting on and off
blood after intercourse, I'm two years past menopause
Brown spotting, postmenopause, only a smear
Havent had my period in 16 months, woke up with blood on the sheets
postmenopausal spotting
Bleeding 5 years after menopause
I haven't had a period in over a year and I'm bleeding
no period for 12 months then bleeding today
I'm 60 and bleeding from my vagina
I had my menopause at 50, now I'm 55 and have vaginal bleeding
I stopped having periods in 2019 and I have blood now
spotting after a year without a period
Is it normal to bleed again after two years of no periods?
Menopause was six years ago. Today, blood.
I'm 59 and noticed a little bleeding after a walk
I have not menstruated in 20 months and I am spotting now
my period came back out of nowhere after a year and four months
pinkish discharge, 3 years since my last period
is it ok that i bleed a bit after sex? no periods since 2020
I'm two years post menopause and started bleeding yesterday
I have had spotting and I went through menopause at 51, I'm 58 now
Is vaginal bleeding after menopause normal?
No period for 18 months and now I am bleeding again
I'm 63. There was blood on the toilet paper this morning.
I had my last period three years ago but today I have what looks like a period
light pink spotting, postmenopausal for 4 years
I stopped having periods four years ago and now I'm spotting
bleeding again 3 years after my last period
I'm postmenopausal and had some brown spotting
had no periods for 14 months and today I started bleeding
I am 65 and I saw blood when I went to the toilet
My periods ended in 2019. Yesterday I noticed blood in my underwear.
I have bleeding after menopause
it's been two years since my last period and I'm spotting
my period came back after 2 years
I am 60 and spotting
54, no monthlies since I was 50, and this morning red on my knickers
Been two yrs clear of periods n now bleeding like a stuck pig
My mum is 67 and found blood in her pants, she says it's nothing
I finish menopause 4 year ago. Yesterday little blood come. It is normal?
can vaginal dryness cause a spot of blood when wiping? I had my last period at 51, I'm 56
Just a tiny bit of pinkish discharge, once, 6 years post meno. Don't want to bother the doctor
8 months into the no-bleed kind of HRT, my own periods ended six years back, and now I've started to bleed
thought the curse was over. 15 months nothing. today full flow
Auntie, my menses stop since five years and now I am seeing blood again, is my womb young again?
bled after intercourse last night, I'm 63
Is it possible to get a period at 70? asking because I seem to have one
My sister, well past the change, has been using pads again for a week. She thinks she is fertile.
brown blood stain on the sheet, havent had a period in forever (I'm 59)
Do fibroids bleed after menopause? Mine were quiet for 5 yrs & now there's clots
NO PERIOD FOR A YEAR AND A HALF. BLOOD TODAY. WHY
which pads are best for light bleeding when you're 62
I was told one year = done. I got to 1 year and 3 weeks and it's back!!
Had a wee bit of spotting there, and me a granny eight years past it all
On tamoxifen, menopausal since chemo 3 years ago, spotting since Tuesday
My granny is 81 and there's blood when I help her wash, down below
after ablation and menopause (both long ago) I'm wiping pink again
could the soy milk bring my period back? 4 years without, then I switched, then blood
havent had a period since my daughter's wedding in 2019 and this morning theres blood on the loo roll
Sorry to be a bother, just a tiny pink smear when I wipe. I'm 58 and thought all that was finished years ago
three years no periods then boom, full on bleed on a tuesday. my body is having a laugh
is it normal to get a wee bit of spotting at 61?
we had sex for the first time in ages and I bled a bit after, last period was about 4 yrs ago
Brown stuff in my knickers for two weeks. Periods stopped at 50, I am 54 now.
My monthly have come back o! After two years of nothing. Should I be happy or worry?
guess who's back, Aunt Flo, after 18 months holiday. bit rude
its only a drop or two after the husband and me get together, im 63, probably just dryness right
I finished menopause in 2016 and since last week I see blood again, not much, like the last day of period
Went to the bathroom at work and had to stuff tissue in my pants cos I was bleeding, haven't bought pads since before covid
Am I getting younger lol. 56, nothing for 3 years, now a period
bled after smear test and its still going 5 days on, im well past menopause
Madam, I am 60 years. My menses stopped 9 years back. Now small small bleeding is coming since ten days. Is it heat?
I started the patches in spring and I've got random bleeding now even though my periods packed in six years ago
period stopped 14 months ago and now its back like nothing happened
My gym instructor says the squats shook something loose, I've been spotting since Monday, and I'm post menopausal by 5 years
Just a rusty coloured stain, wouldn't even call it blood. Last proper period was 2 and half years ago.
sudden heavy flow with clots, age 57, thought I was done with this
not worried really but I noticed a streak of red on the tissue again today, same as last month. no periods since I was 49
Sa akin po, no more menstruation since 2020, but now there is blood spotting in my panty. Normal lang ba?
one spot of blood. ONE. after three years. my sister says ring the doctor, I say she's a drama queen
My mum is 71 and she's told me shes been wearing a pad because of "a bit of blood", she's been hiding it for weeks
had a year and a half of bliss and now im bleeding again, does the clock start over
The pessary thing must have scratched me because there's been pinkish discharge ever since, I'm 66
bleeding after sex every time now, no period for 7 yrs, partner is on the big side so that's prob why
I get watery pink discharge. No pain. Stopped seeing my period in 2018.
last bleed was january two years ago and this weekend i ruined a good pair of white trousers
Is it true that stress can bring your period back after 5 years? Mine came Friday, my father's funeral was Wednesday
Spotting on and off, 52, on continuous HRT for three years without a drop until now
I don't want to waste anyones time but there was blood in the toilet bowl and I'm sure it was from down below not the back. 67 yrs old
ok so I thought I was thru menopause, 20 months no period, and now I'm bleeding like I'm 25. what gives
my womb is raining again hahaha. I'm 59. It is the third day
Had my ovaries give up at 45, now 49, and suddenly there's light bleeding after I go for a run
found a wee bit blood on the sheet in the morning. wasnt my husband so must be me. no periods since 2017
I am on tamoxifen five years, no periods all that time, and I had a show of blood yesterday
just old blood coming out i reckon, dark brown, my periods finished 8 year ago
How long should a bleed last if you've already been through the change? I'm on day 12, it isn't heavy, I can get by with liners, but I gave all my pads to my granddaughter years ago and my husband says ring someone and I keep saying it's only the stress of the house move
menopause done and dusted at 51. Now 55 and cramps plus bleeding. Feels exactly like a period used to
Doctor auntie at church say after menopause if blood come it is only cleansing. Mine came two times this month, I am 57.
tiny bit of bleeding after using the vibrator, 60, last period in my early fifties
I bleed when I strain on the toilet but its from the vagina side. finished with periods 10 yrs ago
do I need to restart counting? 13 months then a bleed today
It only happens after sex so I just don't have sex any more, problem solved. Bit of red each time. 62.
started black cohosh from the health shop and got my period back after 3 years, so it works I guess?
Blood when I wipe. Went away. Came back. Went away. 64 and sick of it
been 26 months since aunty visited and shes now at the door with suitcases
My last menses was when Mandela died. Today I have spots in my underwear, light ones
is spotting ok if it stops by itself? no periods since my hysteroscopy at 53, im 58 now
I bled for one day in March and one day in May. Periods ended in 2015. It's nothing is it
ive got the coil out last yr, periods been gone for 4 years before that, now theres a trickle
embarrassing but there was blood on his fingers. 59 and through menopause
not a period exactly more like a pinky jelly, havent needed tampons since 2014
So I was all smug about being 18 months period free and then blood on the paper at Tesco of all places
bleed bleed bleed. 5 days. age 60. is it the soy milk
After two year no period the blood come back, it is smell bad also little
Just checking that light spotting is fine on HRT. I've been on it eight years, never spotted before, I'm 63
Eh I old already, fifty nine, what is this blood I seeing? Me period done gone long time
There's been a small amount of blood on the pantyliner most days this month and I had my last period at 48. I'm 53. I assumed thrush.
I swear my daughter's cycle has set mine off again, we sync'd! Mine ended four years ago
bit of fresh blood after riding the horse, haven't had a period in ages, six years maybe
Would a UTI make you bleed from the front? Post meno 9 years, can see red on the pad
My periods ended after chemo at 44. Now I'm 47 and bleeding. Is it good news?
can you get a surprise period at 65
Right so me and the new fella had a weekend in Galway, first time in years for me if you know what I mean, and I bled after and again this morning. 55, no cycle for three years. He was more upset than me, I told him it's only dryness, is it?
I'm only asking because my friend made me. A few spots, that's all. Last period seven years ago. Busy with harvest, can it wait?
on the gel and the capsules 2 years no bleed and now its like a murder scene
Over a year since last period (15 months), spotted after a long haul to Brisbane. Jet lag?
I have blood stained discharge, I am a widow so it's not from sex, age 69
Mam period band hue 3 saal, now again blood is coming little little, what to take
just want to know which pads to buy, my periods have restarted. i'm 58
It's probably piles but it looks like it's coming from the vagina. Bright red. I stopped in 2012
stopped hrt last month and had a bleed, before that nothing for 5 years, bet its withdrawal so not bothering gp
My wife is sixty one and had what she called a "mini period" on Saturday. She won't ring anyone
Blood. After menopause. Fabulous. What fresh hell is this
I noticed spotting after yoga, the upside down poses. I haven't menstruated since 2021
after 11 yrs of nothing i had 1 hour of bleeding then stopped, that was a fortnight ago and not a thing since so i was going to tick it off as a fluke, only my cousin put the fear of god in me at bingo
the estrogen cream applicator maybe nicked me?? spotting for 3 weeks, im 57 & postmenopausal
I've been having light pinkish staining on and off since Diwali. It has been six years since my menses ended
heavy. clots. 54. periods stopped when i was 51. had to leave work
Bit of a delicate one. When my fella and I are intimate there's a spot of blood afterwards, and I'm long past the change
my periods came back after i lost 3 stone, hadnt had one in 4 years! slimming world miracle
Nothing for 12 months and 3 weeks then a light bleed. Does that count as menopause or not, so annoying
Noticed a smudge the colour of tea on my liner. Fifth time. I'm 62, finished at 50.
i know everyone says get it checked but its been spotting since xmas and i feel fine, no period since 2018
They told me years back I had a polyp, so I suppose it's that? I'm 56, my last period was at 52, and for about three weeks now there is a bit of red every day, some days only when I wipe and some days enough to go through to my trousers
they put me on blood thinners and now im bleeding from down there at 64
I carry heavy water from the borehole and after that I saw blood. My menopause reach six years now.
Had bleeding a year ago they said all fine. It's back again, more this time. 59.
Started again like a teenager, belly cramps and all, when I'm supposed to have retired from this 3 yrs back
my sister (57, menopause at 50) has been bleeding on and off since summer and says its just her hormones
periods finished at 47 now 50 and theres blood after a bath?? weird
Little bit blood only when I cough, down there, I am 65 years
so much for the "one year and you're free" rule. two years in, knickers ruined, at my own birthday do
my gp took my periods as done in 2020. this week i needed super plus tampons
I thought it was beetroot at first. It's not. It's from the vagina. I am 60 and don't know what to do
Just a show, as my nan would say. Nothing to write home about. Five years since the last one mind you
period after menopause for 2 days, only came cause I doubled my patch I think
Spotting again today, like the last three Sundays, which is when we make love. My periods ended ages ago
you're going to tell me off but it's been six weeks of dribs and drabs of blood, i finished my periods at 52 and i'm 59 in may, i run a b&b and it's high season so i've been telling myself it's the lifting
`,
  'breast-lump': `
found a lump in my boob in the shower
There's a hard pea under the skin near my armpit, doesn't move. Is it hormones?
My left nipple's turned inwards. It never used to. 56.
bit of blood in my bra, coming from the nipple i think
A patch on my right breast feels thick, like the skin of an orange, since about Easter
dent under my breast when I lift my arm
Mum let slip she's had a lump in her breast since last year and has told nobody. She's 71.
I'm on HRT three months and one breast has a lumpy bit the size of a grape that wasn't there, it's not gone after my period
is it ok to wait for my mammogram in october, i have a new lump but it doesnt hurt
My husband found it. I'd never have noticed. A wee hard knot at the top.
Rash and crusting just on one nipple, creams don't help, 62 yrs
One side's got bigger and red and warm, and the skin's puckered. I'm not breastfeeding at 53 am I.
noticed when i put on my swimmers that theres a dimple in my breast like someone pressed a thumb in
I run a shop and have no time for nonsense, but there's a lump and I keep checking it's still there and it's still there
I'm a widow of 69 and I don't look at myself much, to be truthful, but I caught sight in the changing room mirror at Farmers, with those horrid lights, and one breast has a hollow in it as if a spoon had been pressed there. It doesn't hurt. My last mammogram was fine but that's three years ago. Does fat just shift about at my age?
Could evening primrose dissolve a breast lump? My cousin says so, mine is like a marble
Clear then reddish discharge from one nipple only, stains my nightie
My friend at the allotment has shown me her breast, the nipple is pulled right in and there's a swelling above. She's praying about it.
Had lumpy breasts all my life but this one feels different. Like a stone. Ribs? No, it's in the breast
Fell off the quad and bruised my chest in March, bruise has gone, hard lump hasn't
Fifty years old, never checked them, checked them tonight because of the telly, and there is definitely something there in the left one. What now?
swollen gland under arm and a thickening at the side of the breast 3 wks now
I had my mastectomy on the right six years ago. This week I feel a small hard bead in the left.
Doctor said it's just a cyst without looking at it but it's growing, it is as big as a walnut now
My nipple looks flat and pulled to one side since a month. Menopause makes breasts sag so perhaps it's only this?
found a lump in the shower
There's a hard pea under my left breast that wasn't there at Christmas. It doesn't hurt so that's good, right?
one nipple has turned inward, 58, always stuck out before
my skin on the right boob looks like orange peel and it's thick
Bloody stuff on the inside of my bra, just one side. Is that estrogen?
My wife felt something in my breast she says is the size of a lima bean. I told her it's just menopause lumps. We've been fighting on it.
had top surgery 12 yrs ago, im a guy, 51, there's a knot on my chest wall near the scar that's growing
a dent in my breast when i raise my arm over my head like someone pressed a thumb there
Granny is 80 and she's been hiding a lump on her breast, the skin's gone sore over it. She says the Lord will see to it.
my last mammogram was fine in January but now I can feel a thick place near the armpit, is it too soon to go back
LUMP. LEFT SIDE. DIDNT SLEEP
sorry for bad english. I touch my breast and there is something hard inside like small stone, it not move
Is it usual for the nipple to leak a little blood at 63?
lost 20 lbs, finally, and now I can feel a bump in my breast I never felt when I was bigger
one breast got bigger than the other & red & warm & dimpled. 46. urgent care gave me antibiotics and nothing changed
I've a nodule. I say nodule because I'm a radiology tech and the other word scares me. Upper outer quadrant, firm.
Started hormones six weeks ago for the sweats, which are much better, thank you. By the way I noticed a swelling in my armpit and a firm lump by the nipple.
lump in my titty. no insurance. what now
My friend from the bowling league let me feel hers in the restroom and honey that was a rock. She says it's a cyst but no doctor ever said that.
nipple been flat and scaly on just the one side for months, now pulling in
The seat belt was rubbing me and I looked and there's a puckered spot on my breast.
I keep checking n checking n its still there, about like a marble, right one, 39 yrs old perimenopause
so it's probably nothing but there's a thickening, not even a lump, like a ridge, that I don't have on the other breast
Had cancer in the right one in 2011. Now I feel a new lump in the left and I can't make myself dial the number.
my tia has a ball in her breast since summer, she put castor oil and prays, it's bigger now
found a lump in my left breast in shower, hard like a pea
Doctor I've noticed that my nipple has turned inside since Diwali. It was never so.
there's blood on my bra from the nipple, just a dot
My wife has a hard swelling near the armpit side of her breast and she will not let me take her for check
something small in the right breast. it doesn't hurt so is it ok? 48
The skin on my breast looks like orange peel and one part is thick
Mum is 77, she showed me a lump big as lime on her breast, she had it a year and said nothing
i feel a knot under my breast when i lie down. my aunt had cancer. scared to go
When I raise my arm there is a dimple in the breast, like someone pulls it from inside
Massage oil helps for a breast lump? My pastor's wife recommends it
mammogram was last year normal but now I can feel a ball there
bukol sa dibdib, I have a lump auntie, I can't afford checkup
My left breast is changing its shape, it has a dent at the bottom and the nipple looks sideways
sticky red discharge from one nipple no pain
Is it just a cyst from hormones? It's a firm thing, size of olive, above the nipple, it doesn't move
Friend told me in confidence she has a lump in her breast since Easter and is treating it with herbs and prayer.
I'm flat chested so I felt it easily, a hard edge under the skin at 2 o'clock
Hot flushes I can live with. But since a few weeks I've got thickening in one breast which doesn't go away.
Lump in my armpit and the breast beside it feels heavier
my sister 39 breastfeeding finished 2 yrs ago, still she has a hard lump, she says its milk
The nipple is scaly and it pulled in, on one side only, cream from pharmacy doesn't help
A knob in the breast, I call it my little guest, it has grown since September haha. Do I need to evict him?
I discovered by accident while adjusting my sari blouse: one marble, hard, right side
breast got a new dip in it like a thumb pressed dough
Sixty-nine, widow, no one touches me, so I don't know how long the lump is there already
lump in boob
there's a hard bit near my armpit, size of a pea, wasn't there before
My nipple has gone inward on one side
blood from my nipple on my bra this morning
a dent in my boob when I lift my arm. new
wee hard lump in ma left breast, no sore
Thick patch on the underside of my right breast, a few weeks now
lump in breast but mammogram was clear last year so can I leave it
my sister found something in her breast and won't go in
skin on one breast looks like orange peel
can't tell if it's a lump or just me getting lumpy, but it's only on one side and it's new
I am feeling like small stone inside my breast
bra rubs on a lump I never had before
nipple turned in since christmas. 62
Lump the size of a grape. Booked nothing yet. Do HRT patches cause it?
Dimple on my breast, only see it in the mirror with arms up
something hard in the breast and it does not move when I push it
there's a brown-red leak from one nipple, not both
Partner felt a lump. I'd missed it. Feels like a marble.
got a knobbly bit in my boob that's getting bigger
wife has lump under her arm and the breast on that side has changed shape
scaly sore nipple on one side for two months, the cream isn't helping
one breast thicker at the top than the other, never used to be
Found a lump but holiday is in 3 weeks. OK to wait till I'm back?
I felt a bump in my breast while praying with hands crossed, it is firm
the nipple is pulling to the side and there's a ridge beside it
mum 71 showed me a lump she's had since summer, it's puckered the skin
Lump. Right breast. Painless. What now
new swelling in my boob by the breastbone, feels like a bean
had cancer in the left in 2014, now feel a lump in the right
There's a pea. I was in the shower telling my dead mother off, as you do, and under the soap there was a pea, left side, near the armpit, and it doesn't roll away and it doesn't hurt and I've told myself it's hormones for three weeks
nipple has turned in on itself, wasn't like that before
He found it. Of all the times for him to finally pay attention! A hard bit, size of a grape, top of the right breast. I laughed it off. I'm not laughing now it's 2am.
I was trying on bras, the ones with scaffolding, and in that horrible light, when I lifted my arm, there was a dimple. A proper dimple, like a cheek. It's only there when I lift. I'm 58, does the skin just go like that with collagen loss?
small hard stone in breast since ramadan. not pain. i think is from no milk?
my nipple's leaving little brown-red marks inside my bra. only the left. is that the HRT
My sister won't go. She showed me in the toilets at the wedding, it's like orange peel on the underside and red and thick, and she says it's a heat rash from her flushes and she'll wait until after the honeymoon, it's not even HER honeymoon
Quick question about evening primrose for tender boobs, I've got one tender, and well there's a lump in that one too, the size of an olive I'd say, it's been there through two cycles without changing. Would the primrose shift it
lump. found it just now. shaking
I've a thickening, that's the only word for it, like a slice of cold butter under the skin on the outer side. The mammogram was clear eighteen months ago so I was rather counting on it being my imagination. I keep going back to check on my imagination.
I'm too angry to be frightened. Fifty-two years I've carried these things about, fed three with them, and now one's gone and grown itself a knot. Up by the collarbone side. Fixed, like it's been nailed. What's the betting it's a cyst?
Got a crusty nipple, itchy, scaly, tried every cream in the cupboard, thought eczema, 4 months. Just one side and it bled a bit tonight on my nightie. Best moisturiser?
when i bend forward one of them pulls in at the side like somebody's tugging a thread from inside. new since summer
Ye ken when ye find a marble in yer pocket. That, but in ma breist. I'm 61 and I've telt naebody but you.
I've always had lumpy breasts, so the nurse says know your normal. Well I do know my normal, like I know the potholes in my street, and this one's a new pothole. Or the opposite. A bump. Hard. Left, about four o'clock. Been there since I began the gel.
Not my breast exactly, it's the armpit. There's a swelling, hard like a nut, and I don't have a cold or anything. And on that side the breast feels heavier somehow. Could it be my deodorant?
my mother 76 has hidden from us a sore on breast that does not close, under it is big hard lump. she puts cabbage leaf. please how do i convince her
clear then bloody stuff from one nipple when i squeeze. stopped squeezing. still comes
I'm writing a poem about it because I can't say it to anybody: the little lodger. Moved in below my left nipple around Michaelmas, pays no rent, doesn't move when I push. What a landlady does about such a lodger I don't know.
Went for a bone scan and came home to find a lump. Not related. I was rubbing on the body lotion and there it was, the size of a cherry stone, rubbery. My friend says under an inch is nothing. Is there a rule?
One breast has gone a different shape. Flatter at the bottom, with a crease that I swear wasn't there at Christmas. I know everything's heading south at my age but only one of them's got the ticket.
so my wife has a lump and she's googling herself stupid and says that as she's still got periods and she's only 44 it must be fibro something and no need to go. it's been six weeks. who's right
I'd the implants out after the menopause, best decision ever, flat and free! But in the scar on the right there's something the size of a broad bean, which I assumed was a stitch, and it's getting bigger.
Should I wait till after my period to see if it goes? Only I don't have periods any more. It's a lump in the right one. I suppose I just wanted someone to tell me to wait.
breast is red hot hard on one side, skin pitted, nipple flattened, had antibiotics from the pharmacist abroad, no change after 2 wks. im not breastfeeding obviously i'm 55
Between the flushes and the insomnia I hardly noticed, but there's a ridge. It's inside the left breast, thumb length, firm. I've called it Hadrian's Wall. I know, I know, humour as a defence.
I had the cancer in the other one in 2012 and I thought lightning, you know, twice. So I've found a lump on the good side and I've been sitting with it for a month like a secret baby, not telling anybody, talking to you about hot flushes
my left nipple points at the floor now and its pulled in the middle like a belly button
Is caffeine to blame for lumps? My cousin stopped coffee and hers disappeared. I've stopped for five weeks, wretched, headaches, and mine's still there and if anything it's harder.
Feels like a frozen sweetcorn, just the one kernel, I found it in the night when I was fanning myself. Husband's asleep. Feels like if I say it aloud then it's real, so I'm typing it quietly.
I found a lump in my breast in the shower
there's a hard pea sized thing under my armpit side of the boob
My nipple has turned inwards, it never used to be like that
dimpling on the skin of my right breast like orange peel
is a painless lump in the breast normal in menopause
bloody discharge from one nipple since Thursday
I've noticed a thickening in my left breast that doesn't go away after my period
lump. left breaast. scared. don't want to look it up
My wife felt a bump in my breast and it doesnt move
Nipple bleeding on my nightshirt, only one side
Part of my breast has pulled in, like a dent, when I lift my arms
sister has a lump the size of a walnut in her breast and refuses to see anyone
my right breast has changed shpe, it's fimer and the skin puckers
Had my mammogram in spring, all clear, but now I can feel something hard that wasn't there
A crusty red rash on my nipple which won't heal, it's been 6 weeks
I have new lump, breast, not pain. Is from hormone gel?
Can HRT cause breast lumps? Because I have one
swollen lump in armpit and my breast feels heavy on that side
My bra fits differently snice one breast has got bigger and hard and reddish
there is like a marble in my boob
One nipple now pionts to the side and is flat. Is this just ageing?
i think i felt something in my breast but im not sure, like a small stone, near the rib
Lumpy patch in the upper outer part of my left breast, new, four weeks
my friend said her nipples gone in and its leaking brown stuff shes 54
Whilst putting on cream I discovered a small firm knot in my right breast
skin on me breast's gone all puckered like a quilt
Got a breast lump, waiting to see whether it goes by itself, how long is ok?
a ridge of hard tissue under the nipple that I have not had before
I'm 70, breast looks sunken on one side and the nipple is retracted
Not sure it's worth bothering the GP, there's a lump about as big as a grape and it isn't sore
found a lump in my boob
theres a hard pea in my left breast wasnt there at christmas
My nipple's gone in. It used to stick out and now it's like a button on a cushion.
Doing the lambs I got a knock on the bust and now I can feel a knot there, that was seven weeks back, it's not gone
Blood on my bra, just a spot, from the nipple, right side
I wash my mother and today I see a hole, like dimple, in her breast, and skin like orange
Is it hormones if one side's got thick, like a pad under the skin? About the size of a fifty pence.
lump under my armpit, breast side, doesn't hurt
Doesn't hurt so I've left it. A little stone, high up towards the collarbone, in the breast I mean. I'm 66.
Sweating like a horse at work, took my top off to cool down in the changing room and my mate said what's that dent in your boob. I'd not seen it. It puckers when I lift my arm.
My right breast looks different since autumn, the skin pulled in at the bottom like a drawstring
dont want to know really but i felt something. in the boob. it moves a bit
Had my mammogram in spring and it was clear but now there is a lump as big as an olive, do I wait for next one?
crusty sore nipple, one side, wont heal, and it bled on the sheet
We don't talk of these things where I am from. There is a ball inside my breast. Two month. I tell nobody only you.
Husband found it. A ridge, he says, like a bit of rope, on the outer side. I can feel it now he's said.
I'm seventy-nine, do I bother them over a lump in the bust at my age? It is about like a broad bean
nipple turning inwards at 57 normal yes or no
It's the breast I fed them all from, gone hard in one place, and the skin over it's dimpled.
got an hour between shifts so quick question, can HRT cause a lump? mine's near the nipple, hard, grape size
My daughter is 35 and says she has a lump in her breast but she's too busy with the dairy to go
There's a thickening in the upper outer part of my left breast which I do not believe was present last month. I should be glad of your view.
orange peel skin on one boob
brown blood stuff leaking out my nipple when i squeeze it, and once when i never squeezed
I've always been lumpy like bad porridge but this one's new and it's by itself and it's firm
Friend from the cleaning crew show me her chest, one breast has swollen and red with a hard bit, she thinks mosquito
I was on about my sleep last time. Slept well since, thanks. Different matter, I was drying myself and there's a marble in my breast. Just the one.
Feels like a frozen sprout in there, under the skin, left titty, sorry but that's what it feels like
bra don't sit right, one side has shrunk up and there's a dip when i lean over the sink
Lump. Breast. Three weeks. Scared to ring.
my wife won't go. lump the size of a walnut, i felt it in bed, she says it's a gland
She's eighty-eight my mum and in a home, and the carer's told me there's a weeping sore and a hard swelling on her breast. Do I make them get the doctor?
i can feel something gritty and fixed deep in near the ribs on my right bosom
The nipple that used to be the good one has gone flat and is pointing off sideways since about September
Can you get mastitis at sixty? One breast is thickened and hot and there's a lump in it and it's been a month
felt in shower small hard thing breast no pain 50 yr
Took my bra off after a double shift and there was a bloodstain where the left nipple goes
Our mam died of it so I check, and this morning there was a lump that wasn't there last time
I keep touching it through my cardigan to see if it's gone. It's not. About the size of a hazelnut, inner side of the breast.
is a pulled in patch on the boob from losing weight? only on one side, looks like someone pressed thumb in dough
found a lump
pea sized thing in my left breast, doesn't move when i push it
my nipple has gone in
In the shower this morning, right side, towards the armpit, there's something hard like a marble. I've felt it fourteen times since. Work is impossible.
lump boob hard
New boyfriend noticed it before I did. A thick bit, under the breast. I want to be sick.
there is blood on my bra by the nipple
The skin on one breast looks like orange peel in the mirror and it never used to
dent in my breast when i lift my arm
Last mammogram clear in January, so this can't be anything, right? But there's definitely a knot at about two o'clock and it wasn't there in the spring
lumpy bit under my arm near the breast that doesnt go
My mother-in-law let slip she's had a "hard patch" in her bosom since Christmas. She's 72. She puts ointment on it.
one nipple is pulled sideways, since about a month
i feel a ball in my breast, size of a almond, not pain
Does HRT cause lumps because I have one now, left side, and I only started 10 weeks ago
nipple leaking bloody fluid
Over the top googler here. I've checked both, compared, measured: a firm thickened ridge, only in the right one, four weeks, not cyclical as I've had no cycle since 2020.
breast lump, 49
Puckered skin, like a little dimple, on the underside of my boob. Only see it if I lean forward
my daughter (17) found a lump in her breast and is afraid to tell the GP, me too if honest
something hard there when I put on my bra
I cancelled my screening because of the divorce move and now of course there's a swelling in my breast and I daren't touch it
sister says lump is the size of a grape and she's ignoring it
scaly crusty nipple one side, bleeds when it sticks to my top
Nipple turned inward all by itself at 56, never been innie before
lump in breast getting bigger, was told at 35 I had cysts so not bothered much?
Can you get a lump from banging yourself on a car door? Because there's a lump where I'd have banged it if I had
my left breast changed shape, flat on one side, with a hard area beneath
i hav a lump an im scared
I'm a radiographer and I've put off having my own lump looked at for five weeks. Physician heal thyself and so on.
one breast has got red and thick and heavy and the nipple looks different, three weeks now
Felt a bump when soaping. Gone to look again. It's still there. Left, top.
wife has dimple in breast she says always there, it wasnt
found something in my boob last night, google says 90% are benign, so do I actually need to bother
my breast have hard thing like stone since ramadan
Straw coloured then red stuff out of my right nipple onto the pillow, no I am not breastfeeding, my youngest's fourteen
small hard knot breast tender
I had the flu jab, then my armpit was swollen, ok, but that was in october and the lump in the breast beside it is still here and it's february
a groove has appeared on the side of my breast, as though the elastic left a mark that never goes
I was trying on bikinis for my first holiday post-divorce, feeling brave, and saw in the awful lighting that one nipple points in and there's a hollow next to it
found a lump in my breast
there's a hard pea on the side of my left boob that wasn't there last month
My nipple has turned inwards this summer, only the right one
Something dey inside my breast, e strong like stone, e no dey pain
blood on my bra from the nipple
Mi feel one lump unda mi arm an one inna mi breast
noticed a dimple when I lift my arms in the mirror, under the breast
ah fund a lump in ma diddy in the bath, size o a marble
Doesn't hurt. Doesn't move. Near the armpit. I'm 60.
May bukol sa suso ko, small like mongo, since January
skin on one breast looks like orange peel, is it the HRT cream drying me?
My mother has had a sore that won't heal on her nipple and she's been putting Vaseline on it since Easter. She's 71. The breast looks pulled to one side.
so I'm thinking of going to the gym, new bra needed, and while I was measuring I came across a thick ridge on the outside of the right one, like a cord. what sports bra do you recommend?
Aiyo, my breast got one hard hard thing, press also no pain
left nipple leaks brown stuff onto my nightie
The seatbelt rubbed and that's how I found it. About the size of a grape. Fixed.
is it common after menopause to get a dent in your boob
got a lump. mammogram isnt til november. wait?
One of my breasts has changed shape and there's a firm patch near the nipple
stan mein gaanth hai, chhoti si, since two three months, feeling shy to show
My husband felt it before I did. He's gone very quiet. Right breast, top.
lumpy bit in breast new, 44, periods all over the place
I shower with my eyes shut these days because of my belly, so maybe it's been there ages: a knot the size of a walnut in my left breast.
nipple going in like a belly button
Girl I felt a knot in my titty doing my deodorant this morning
The skin is puckered on the lower side of the bosom, as though stitched from within.
had breast cancer on the left 9 yrs ago, now a new lump on the right
a swelling in my armpit that's been there five weeks and the breast on that side feels heavier & thick
My sister showed me hers, there's a lump you can actually see, and she refuses to go because our aunt died of it
bloody discharge one boob
Lump, hard, breast, scared. Sorry, that's all I can type.
I have a rash round only one nipple, crusty, two months, steroid cream did nothing
My partner (she's 52) has a thickened area in her breast, didn't go away after her period like usual
while breastscreening app told me to check I checked and yes there is something, kinda rubbery egg, inner side of left
Do cysts come after 65? I've one, I think, nobody's looked at it, it's about as big as a cherry and it's in the bosom
both breasts sore from the patch but the right also has a lump that stays put
Hello ma, I noticed small hard seed for my breast since Ramadan, now e don big
it's probably a bruise from the goat, but that hard place on my breast has been there since shearing
the nipple which always stood up now lies flat and pulled to the side
not a lump exactly, more of a shelf, only on one side, wasn't there in spring
I found a lump in my breast
There's a hard lump in my left boob
lump under my armpit
I can feel a pea sized thing in my breast, is it hormones?
The skin on my breast is dimpling
my nipple has turned inwards
bloody discharge from my nipple
noticed a bump in my right breast yesterday
My breast has a thick spot that wasn't there before
found a lump while showering, in my breast i mean
I've noticed a lump on my breast
hard knot in my right breast, does perimenopause do that
My nipple is leaking blood
I felt something like a marble in my boob
dimpled skin on the side of my breast like orange peel
nipple suddenly inverted on one side
brest lump, tiny, doesn't hurt
There is a swelling in my armpit and my breast looks different
lump in breast
I have a breast lump
my left breast has a lump that moves
changes in my nipple and a lump
felt a small hard thing in my right breast in the shower
Puckered skin on breast
There is something hard in my breast
Found a lump, left breast, size of a grape
my nipple is bleeding
a lumpy bit in my armpit that is new
the skin of my right breast looks like an orange
I felt a lump in my left breast this morning
Is a lump in the breast normal in perimenopause?
my nipple is inverted and wasn't before
I found a hard spot in my breast
there is a lump near my armpit
I have a hard lump in my right breast
I noticed dimpling on my breast
there's clear discharge from one nipple
found a small bump under my arm near the breast
lump in my breast
I found a lump under my arm
there's blood coming from my nipple
found a pea size thing in my left boob in the shower
lump under my armpit hard doesn't move
my breast has something like a marble inside, no pain so I leave it?
Is lumpy breast normal with HRT? There's one on the right that wasn't there before
nipple has turned in on one side and there's a hard bit behind it
something strong like stone dey inside my breast, e no dey pain
My friend has a lump in her breast and is treating it with turmeric
had a mammogram in spring all fine, now I feel a new lump. wait till next one?
lump. boob. 3am. terrified
thickened hard patch in my right breast that has not gone after my period
found a pea in my boob in the shower
My nipple has started pointing inwards, it used to be an outie
theres a hard bit in my left breast, doesnt move, doesnt hurt, so probs fine?
bit of blood in my bra, from the nipple I think. bit grim sorry
I've a dent in my breast when I lift my arm, like someone pressed a thumb in dough
lump under my arm the size of a grape, blaming new deodorant
My periods are all over so I get lumpy breasts, but this one lump has stayed all month
Please, something like groundnut is inside my breast, it is hard, I am 47
the skin on my right boob looks like orange peel. should moisturise I guess
Nipple is crusty and itchy only on one side for 6 weeks, eczema cream did nowt
husband found it not me. a lump. at about 2 o'clock
One breast has gone bigger than other one and feel hard, no pain mam
Had a mammogram in March, all clear, got the nice letter and everything, so when I felt a marble in there in August I thought well it can't be anything. It's October now, it's in the same place, and I don't like to bother them again when other women are waiting
just a thickening really, not a lump lump, on the outer side. it's been there since summer
brown liquid comes from one nipple when I squeeze, is it hormones
I feel something in my armpit like a little pebble. I shaved, so maybe ingrown hair
gym caught me right in the chest with a dumbbell and now there's a lump that won't go, 3 months
My breast is pulling in on one side when I look at the mirror, like a dimple
Is it normal for HRT to give you a lump? Just in one breast, started month two
may bukol po ako sa dede, small, hard, not painful. I'm 52
a wee lump. not sore. mammy had breast cancer. trying not to think about it
nipple went flat after the menopause, only the left one, over maybe two months
Found a lump. Poked it. Still there. Poked again. Yep.
i got a rash round my nipple and it wont heal its been weeks and the nipple looks funny
My boob has a corner. Boobs shouldn't have corners, right?
when im lying down i can feel a knot on the underside of my breast, size of an almond
I have pain and swelling in the one breast, red and hot, I am not breastfeeding since 20 years
There is blood staining on the inside of my nightdress over the right breast. I'm 63.
cyclical lumps I know about, but this comes and doesn't go, even after my period finished
Doctor said cyst in the other one so I'm guessing the new lump in this one is a cyst too
He reckons it's a milk gland. I am fifty eight. There's a hard lump beside the nipple
Lump in boob, got appointment for smear in 6 weeks, will mention it then?
feels like frozen peas in there but just one spot, left, near the armpit
Sorry tmi clear sticky stuff leaking from one nipple without touching it
My breast has puckered like a cushion button
I found a swelling in my axilla 3 weeks before, not paining. I am having menopause also
lump came up after mammo, maybe they squashed me too hard lol, still there 5 months later
my right nipple now looks at the floor and the left one looks ahead
ok don't laugh. was scratching and felt a lump. too busy at work to deal. can it wait till after xmas
Thick ridge along the lower part of my breast that I'd swear wasn't there at New Year
Auntie says is just fat knot but the thing in me breast getting bigger
a lump in my breast that is tender, so it can't be cancer if it hurts, am I correct?
nipple discharge, bloody, only on one side, started hrt last year
Just noticed in the changing room lights that I've got a dip on the side of one boob. Wasn't there last summer
there's a ball in my armpit. rolls about a bit. 2 months
In my country we don't talk of this. The breast has one hard place and the skin on top doesn't move good
I'm 39 and everyone says too young but there's a firm bump at the edge of my breast and it has been for 2 cycles
boob is heavy and tight and the skin's gone thick like a tangerine
My wife has a lump in the breast since many weeks and she is hiding it, how to convince
Gone up a cup size on one side only, and it's hard at the top. HRT perk?
Nipple's turned in on itself like a belly button
that lump i found while on holiday is still there. I told myself it was sunburn
There was a firm place in my right breast and the internet said lumps come and go with the cycle, so I felt for it every day for a month to see would it go when my period came. Period was and gone ten days and it's there yet, like a hazelnut
My bra keeps rubbing so I've a sore scaly nipple, just the right, since February
can i use castor oil pack for a hard knot in the breast? 50 yrs
Lumps and bumps everywhere these days but this one in my boob feels like a stone in a plum
some red streak and warm on breast, doc gave antibiotics, 3 weeks later still swollen and red
had an itchy nip for ages now its bleeding a bit. only one side
I've a lump in my oxter, not sore, no cold or anything
seatbelt bruise was in april, the bruise is gone, the lump isn't
It's probably my underwire, but there's a firm patch under my left breast that stays put whatever time of month
Small stone-like thing inside breast, moving no, since Pongal
I have dense breasts so how would I even know? But there's this one bit that's different from the rest
my mammogram isn't until I'm 50 here, I'm 48 with a lump, do I wait
Blood spot on my top. traced it to the nipple. 56. never breast fed
After losing weight I can feel something that I guess was always there? Hard, oval, outer upper breast
the lump is only the size of a lentil so i feel silly
When I put my hands on my hips one breast tugs inwards at the bottom
My armpit is swollen and there's an ache going down, and the breast that side feels lumpy, I put it down to the covid jab last year
perimenopause boobs are weird but should one have a bulge like an egg that never goes down?
Partner says left one feels harder. He's right. Don't want to think about it
fluid coming from nipple yellowish and sometimes red, one side
Since Easter I've a lump and since June it's a bigger lump
The skin of the breast, there is one part that is sinking. I never see this before. Is it age?
I had implants in 2005, now a hard nodule beside one. Capsule thing? 54
My sister keeps telling me boobs get lumpy with hormones so I've ignored the one on the right for 4 months now
sebaceous cyst? lump in boob with skin stuck to it
A swelling near the collarbone and one in the breast same side. Tired too. Menopause?
oh great a lump. as if the hot flushes weren't enough entertainment
I check myself in bath. This week there is something like a bean, stays in same place, firm
noticed my areola has changed shape and it's sort of wrinkled to one side
Does progesterone cause lumps that stay? Mine hasn't shifted in 5 weeks, left breast at the top
My mother is 68 and very private, today when I was helping her with bathing I saw her breast, there is a sore which is not closing and the nipple is pulled inside. She said it is there since one year and it's nothing and I shouldn't tell my brothers. Which doctor is for this?
It's a lump alright. Bigger than a marble smaller than a golf ball. Haven't told himself yet
breast feel like have rope inside on the one side only and armpit have small ball
Had a lump since spring. It doesn't hurt. I'm not registered with a GP. Can I just watch it?
I'm a bloke asking for my missus, she's 53, found a hard lump by her nipple, she's bricking it
something's up with my nipple, it's gone all retracted and I can't pop it out any more
my boobs are sore both sides from HRT fine, but right one has a definite lump that's separate
is armpit lump part of peri? firm, painless, 7 weeks
Small dimple by the nipple, only visible when I lean forward. I am surely imagining it
My left breast feel thick in one area compared to right side, three months no change
The doctor here said come back after next period. I did wait, period came and went, the lump remain
lumpy bit at the bra line, hard, cant roll it, 61, had my last mammogram skipped because of lockdown
weird q, can a nipple bleed from jogging? only one does
I've got a hot swollen boob and the skin has pits in it. thought mastitis but i'm 57
There's a new lump in the scar from my old biopsy. Prob scar tissue. Getting harder
my breast has developed like a small hill on the side, painless, hard, since about two months back
Slept funny, and now I've felt a lump near my armpit, well I say now, three weeks ago
Not a lump exactly, more like a hard plate in the top half of the breast, and my nipple's leaking rusty stuff
`,
}
