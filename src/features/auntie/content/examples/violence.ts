/** Messages about violence, threats, control and fear; one a line, all made up. */
export const violenceExamples = `
my husband hit me
He put his hands round my throat last night. My voice is still hoarse. Will that affect my thyroid?
hes outside banging on the door with a hammer
My partner forces me to have sex even though I'm dry and it tears. I say no. He does it anyway.
Can bruises last longer in menopause? He only punched me the once but it's been three weeks
HE SAYS HE WILL KILL ME IF I LEAVE
My daughter's boyfriend broke her jaw on Saturday and she's gone back to him with the baby
my ex follows me to work every day and last nite he was stood in my garden at 2am
I've not slept since he held the kitchen knife to me. I know you're for hot flushes but who else is awake.
Himself gave me a clatter across the face because the dinner was late. I'm 61. Thought he'd be too old for it by now.
he kicked the dog then he kicked me
My son is 24, on the ice, and he shoved me down the back steps today. Wrist's swelling up. I don't want him arrested.
I am a widow, my late husband's brothers came with a panga and said I must leave the house or they will cut me
raped by my husband on our anniversary. there i said it
Is it the low oestrogen that makes my ribs hurt or is it where he stamped on them
Neighbour's wife is screaming again and I can hear him throwing her about, there's bairns in there
he strangled me till i blacked out but says it was a joke
My carer pinches and slaps me when my daughter isn't here. I'm seventy-five and can't get up by myself.
he pours boiling water near my feet to make me jump. today it wasn't near it was on
The old man's got the rifle out and he's sitting on the verandah saying nobody's leaving this property tonight
Flushes bad, moods bad, and the other half blacked my eye on Friday so I've phoned in sick. How long till it fades enough for concealer?
me da batters me mam shes 68 and has the dementia
He burnt me with his cigarette because I asked for money for the chemist
I teach Year 4 and one of my girls told me that her stepdad gets into her bed at night. What must I do first?
My boss put his hand up my skirt in the stock room and said he'd sack me if I told
im locked in the bedroom he has took the handle off. using my old phone
Last night my wife threw a plate at my head and then came at me with the broken bit. We're both going through the change but this isn't that is it?
Husband drags me by the hair. Is hair thinning from that or from menopause?
He's been sending me photos of my own house at night. With me in it. I divorced him a year ago.
My son in law threw the baby at the settee
every time i get a hot flush and open the window he slams my hand in it. two fingers are black
He said if the court gives me the house he'll burn it down with me inside
I am from Philippines, working for a family as carer, the sir comes in my room at night and he does what he wants. I'm afraid for my visa.
bit me. who bites someone at 58. we were only watching the telly, i said id like the window open for my flush and he leaned over and bit me on the shoulder right through my cardigan and then went back to the football like nowt had happened. its bled a bit. do i need a tetanus
spat on me, shoved me, called me a dried up old hag in front of the grandkids
he came home drunk and choked me infront of my son
Wanted to ask about vaginal oestrogen. My husband won't wait for it to work, he holds me down.
The man in the flat above has threatened to cut my throat and he has got my spare key
I fled with the kids at four this morning in our pyjamas, he'd smashed every window. Now he's ringing and saying he'll find us
My sister's husband is keeping her in the house and beating her with a belt, she's in Limerick and I'm in Perth. Who do I ring?
I've been meaning to ask about weight bearing exercise as my mother had osteoporosis, and whether a bone can break more easily at 54, because when he threw me against the range on Sunday I heard my wrist go, and he drove me to the hospital himself and told them I'd slipped on the yard, and he held my good hand the whole time so tight I couldn't speak.
Bloody nose, split lip, and he's asleep like a lamb. Nurse of 25 years and I've just stitched myself in the kitchen.
Can a GP tell if your eardrum's gone from a slap
He threatened me with the chainsaw, Auntie, and laughed when I wet myself
my grandson punches me when i won't give him my pension
He told me in a very quiet voice exactly where on the farm he would bury me.
He's put a tracker on my car and turned up at my mam's, the gym and the doctors. Yesterday he rammed me at the roundabout.
I want to go on HRT but my fella said he'd break my fingers if I brought that muck in the house, and he's done it before
My partner takes it out on me in bed, he hurts me on purpose & films it
We're both women so the police just laughed but she pushed me through a glass door on Sunday
He pulled me out of the shower by my neck
help me hes coming up the stairs
my friend showed me her back. Its all welts. She says its her own fault.
I had one glass too many and I answered him back, and he knocked two of my teeth out. I have told the dentist I fell on the ice.
The nephew I took in keeps hurting his little girl, I saw him twist her arm till she screamed
husband said hell put me in the ground next to his mother, then he loaded the gun in front of me
He pinned me against the Aga. My arm's blistered and he won't let me go to A&E
Every payday he hits me until I hand over my card, I work in Checkers and I've nothing left for the children's food
My ex-husband has broken in twice this week although I have a protection order, and the constable says they've no vehicle to send
Got thumped in the tummy, been bleeding since. 43, still periods, not sure which it is
I'm scared of my husband and I've never written that down before. Fifty-nine years old, head of department, two hundred children do as I say, and I ring the bell of my own front door because he doesn't like it when I let myself in. Everybody tells me how lucky I am that he picks me up from work each day. He's there at ten to four. Always.
i listen to how he shuts the car door and then i know what sort of night itll be
He checks my phone every evening. Is that normal after 30 years?
Slept in the car at Tesco again. It's cooler than the bedroom anyway, that's what I tell people
what foundation covers marks on the neck
He doesn't hit me. He just stands in the doorway so I can't get out.
walking on eggshells doesn't cover it, more like walking on his moods in bare feet
I would go to the doctor about the flushes but he comes in with me and answers for me
My mum flinches when my dad gets up for the salt. She's 70. I never noticed it till now.
I get 20 euro on a Friday and have to show the receipts. The gel is extra so I'd have to ask. I'd sooner not ask.
dont want to go home after my shift so i do the extra ones and tell everyone its for the money. the girls think i'm saving for a cruise. truth is when he's been on his own all day he's had time to think of things i have done wrong and he has a list ready and i've to stand and hear it
My wages go into his account. I have no card. Is there an HRT you can get without paying?
he says i'm going mad and that he'll have me put away, and i half believe him now
I've a bag packed in the boot under the horse rugs. Passport, tablets, bit of cash. He doesn't know. My heart goes like the clappers every time he goes near the car.
My friend hasn't been allowed to come to choir since she got married again. He sits outside in the car when she shops.
Do long sleeves make hot flushes worse? I have to wear them at the moment. Not by choice.
wen hes drinkin i lock me self in the bathroom n pretend im poorly
he controls what I eat, says menopause made me a pig, and he weighs me Sunday mornings
He's a deacon. Nobody would believe me. At home he is another man altogether and I'm frightened of that one.
Is it normal that he gets to decide when I sleep?
The children have learned to be very quiet when his ute comes up the drive
He killed the cat and said it was an accident. I don't think it was an accident.
I am writing from the library because at home he sees what I type
My husband says it's my duty. I just lie still and think about the shopping. If I refuse he doesn't speak for days and breaks things of mine.
Told the GP I walked into a door. She looked at me a bit long.
please delete this after. he looks through my history
My sister says she's happy, but she rings only from the toilet, whispering, and hangs up if he coughs
Since he retired I've not been anywhere on my own, not even to the chemist, he keeps the keys on his belt
scared to tell him i forgot the milk. 54 and scared about milk
I've started hiding the knives before he gets home from the pub
He never raises a hand, just goes very quiet and cleans the gun at the table
My son has a temper on him. I put a chair under my door handle at night. He's my own child, I shouldn't have to.
how do i get a doctors letter sent somewhere that isnt my house, its not safe for it to come to my house
Am I overreacting? He threw the plate at the wall not at me.
I make sure to be asleep or look asleep by the time himself is in
the kids ask why mummy jumps
He timed me to the shop and back. Eleven minutes. I got fourteen and well, I won't be late again.
I got my passport out to renew it and it's gone. He says I don't need one.
Would the menopause make me afraid of my own husband or is that just him?
My mother-in-law runs this house. I'm not to speak on the telephone to my family, I am not to leave the yard. When I cry they say it is my age.
Things are calm at the moment. The calm bit is nearly worse as I know what comes after it.
He said look what you made me do. Same as his dad used to.
is it ok to give your partner your location all the time?? he goes mental if my phone dies
I only feel safe when he's on the rigs. Three weeks on, two weeks off. The two weeks I can't breathe.
He promised he'd never do it again. That was Easter. And in June he promised again.
i do love him but i keep the bathroom window unlocked just in case
My daughter wears scarves now. In February in Durban. She's never worn a scarf in her life.
I want to leave but he said I'd never see the grandchildren and I believe he could do it, he's capable of anything
He knows where I am even when I don't tell him. How does he know?
Wife wakes me up to shout at me till four, she's taken my bank card and she goes through my pockets. I dread her coming in. Do women write to you about women?
theres a hole in the bedroom door. covered it with a calendar
My carer gets cross with me and I'm frightened to ring the bell now
Hot flush or fear, how do you tell? Mine come when the gate opens.
We don't argue. I learned not to.
Been married to a policeman for 22 years so tell me who I'm meant to call
he took my car keys n my shoes so i cant go out 2 day. says its for my own gud
I've told people I bruise easily since the change. They've stopped asking.
He gets rough in bed and says that I like it. I don't. I am scared to say so.
My pal Jean's no been hersel, she's lost weight, and when her man phones she goes white as a sheet and has tae leave right away
Lying in the dark with my coat on in case I have to go quick
He said nobody else would want a dried-up thing like me and I'd be found in a ditch if I tried it. Only joking, he says. It didn't sound like joking
can a man stop you taking hrt. hes flushed it twice
I count the cans. After six I take the wee one up to bed with me and push the chest of drawers across.
my dad shouts at my mam something terrible and I've seen her arm, she pulled her sleeve down quick and said leave it
Does anyone else practise what they'll say before they go in the house?
He isn't violent, he only breaks things. Doors, my glasses, my grandmother's jug.
I have to send him a photo of where I am whenever I'm at work. He rings the ward and asks the girls if I'm really there.
Anxious all the time on the bus home. It gets worse the closer I get. Could that be perimenopause? It goes away when he's fishing.
If I seem odd in my messages it's because he reads over my shoulder
i said no and he sulked and then it happened anyway. dunno what you call that
I'd be grateful for advice in confidence. My husband manages all our money, opens my post, and has told our friends I am unwell. I find I am quite afraid of displeasing him.
My ex still sits in his bakkie across the road some evenings. Never does anything. Just sits, with the lights off.
Nobody's allowed to visit anymore, he says they upset him
Living with him is like living with the weather, and I'm the roof. You never know when the tiles will go. I keep very small.
He got my son to stop talking to me as well, there's two of them watching what I do now and I daren't put a foot wrong
keep a torch and my trainers by the back door. told him its for the dog
My nephew moved in to 'help'. He has my bank card and my front door key, and he doesn't like it if I ring my daughter. I feel uneasy in my own home
How would a woman my age with no money of her own get away? Asking for later. He mustn't know.
The boss waits until everyone's gone and then comes and stands right behind me. I've started hiding in the loos till I hear his car.
I went to my sister's for one night and came back because he said what he'd do to the horses
He makes me stand there while he shouts. An hour sometimes. With a flush coming and I'm not allowed to move
He comes in from the pub and I hold my breath till I hear him snore. Thirty-four years of holding my breath.
married 8 month. he was lovely before. now i need permission to shower
Think someone has been in my flat when I'm at work. Things moved. It's how my ex used to let me know.
my wee sister is 45 and she asks her man can she have a biscuit. then she looks at his face before she eats it. i feel sick
Don't ring the house. He listens in.
He hasn't touched me since the police came, but he says that I will pay for it when it all dies down
I lost the signal on purpose so I could have ten minutes he can't see me. Is this how everybody lives?
My brother holds the family purse since our father passed and he says I cannot work or go out alone, a woman of fifty. When I protest, I have reason to be afraid.
I wear my hair down now to cover the ear
he choked me last night and now it hurts to swallow
My husband hit me in the mouth because supper was cold. I'm 64. Forty years of this.
hes outside in the truck with the rifle n says im not leavin with them kids
My wife punched me in the ribs again. Two women so nobody at the ER even asks.
Can hot flashes be from getting hit in the head? He slammed me into the cabinet Tuesday and I've been dizzy and sweating since
MY SON IN LAW IS BEATING MY DAUGHTER RIGHT NOW I CAN HEAR IT THROUGH THE PHONE
he forces me. I say it's dry, it hurts, I say no, and he does it anyway.
My ex keeps following me to the clinic parking lot. Four times this week. Today he put a note on my windshield that said soon.
raped by my own husband on sunday after he took communion
Grown son, 29, on meth, threw me down the porch steps for forty dollars
i'm hiding in the laundry room. he broke the door of the bedroom
He told me if I ever file, they'll find me in the lake.
She burned me with the iron. My girlfriend. I told my boss it was an oven rack
my stepdad hits my mom and shes 67 and on blood thinners her arm is black
He put his hands round my neck during sex and wouldn't stop when I tapped. I blacked out. Is that what people do now
Boyfriend threw a skillet at me during one of my "mood swings". Got stitches, told them I slipped.
he pulled a knife on me for talking to the ups man
husband twist my arm until it make sound. he say next time he break it. my visa is under him
I am an attorney, I draft protective orders for other women, and on Saturday my husband kicked me in the stomach in our own garage.
Cousin's man done beat her so bad she can't see out her left eye and she won't call tribal police cause he's one of em
hes killing my dog in front of me to make a point, says im next if i go to my sisters
My ex-husband broke in last night. I woke up and he was stood at the end of the bed.
Perimenopause has killed my drive and he holds me down. He says a wife can't be raped. Can she?
i am a trans man, 51, my boyfriend outed me to his brothers and they jumped me and he watched. still got to live here
Slapped me. In front of the whole fish fry. And nobody set down their plate.
daughter 15 says her dad has been touching her. i'm sick. he's asleep in the next room. what do i do
my supervisor cornered me in the freezer and put his hand up my uniform, second time, says he'll have my shifts cut
If I leave he says he will shoot me, the kids, then himself. He cleaned the gun at the table while he said it.
got a black eye under this makeup and choir in an hour
He busts in the bathroom and drags me out by my hair cause I take too long cooling off
The caregiver hits my mother. I put a camera in and I saw it today with my own eyes.
Dude I dated off the app is stalking me, he put a airtag in my wheel well, he was at the truck stop in Joplin when I got there
he shoved me into the tub and my wrist swole up. is it osteoporosis or is it him lol
my neighbor lady screaming n her husband yelling hell kill her n i heard something break. third night. the police came once and went
I woke up with him on top of me. I had taken a sleeping pill for the insomnia. I never said yes to anything.
Husband strangled me until I wet myself. I thought that was the menopause bladder at first, when I came to.
My brother who I live with punches me in the back where it don't show.
she threatened to stab me in my sleep. my wife of 11 yrs, been drinking hard since the layoff
Please, my friend at temple, her husband is locking her in basement two days, no food, he beat her with belt. I have key. Should I go in?
He grabbed the steering wheel at 70 mph and said we'd both die if I didn't say sorry
HE BROKE MY NOSE
We argued about the thermostat again and he pinned me against the freezer with his forearm on my throat. It's always the thermostat. It's always my throat.
Ex texted a photo of my front door, then one of my granddaughter's school. I have a restraining order and he doesn't care.
he spits on me, kicks me, calls me dried up. last nite he kicked so hard i peed blood
My nephew knocked his grandmama out cold over her debit card and he's still up in that house with her
Afternoon. I'm a retired sergeant. Never been scared of a man until this one. Friday he beat me with my own cane.
hubby makes me do it with his friends or he takes the car keys. been since xmas
my mom's boyfriend pushed her down, she's 59 with bad bones, he took her phone, she's whispering to me on the landline from the closet
I got bit. On the face. By my husband. I told work it was a dog
he poured gasoline on my clothes n stood there with the lighter laughing, said now THATS a hot flash
Something happened with the massage guy. He put his fingers in me and I froze. It was yesterday
My girl's daddy beats her with an extension cord when I'm on nights. She showed me her legs this morning.
been married 3 yrs he started hitting when my period stopped says i aint a real woman now
Last week he hit me, this week he's sorry, and I'm icing my jaw and asking you about magnesium.
i have a protective order in Cook County and he just walked past my job 2x and pointed his finger at me like a gun
My partner gets violent when they drink. Threw me against the radiator tonight. I've locked myself in the car, it's running, I've no shoes.
my landlord say no rent then I pay with body. he push inside yesterday and he did it
he hits the baby. my grandbaby. she's 2. my daughter covers for him and i seen the marks
Choking, shoving, a plate at my head, and now he's threatening to put my mother out in the snow. All since Labor Day.
a man grabbed me at the bus stop after my late shift tonight and tried to pull me in his van, i got away, i'm shaking, i can't stop sweating
I know what kind of night it'll be by how he shuts the truck door
is it normal that he keeps my debit card
i sleep in my car some nights, walmart lot, its just easier when he's in a mood
Long sleeves in August and people think I'm cold. I'm on fire. But I can't show my arms.
My wife reads all my texts, I'm deleting this after
He doesn't hit me. I just can't ever be wrong about what he's about to do.
scared to go home after shift. been sitting in the ER lot an hour and im the nurse
He says I'm too crazy now with the hormones to handle money so he took my name off the account
walking on eggshells since 1994 honey
How do you get an HRT prescription without it showing up on your husband's insurance? He goes through everything, and I'd have to answer for it.
My sister used to talk all day long. Since she married him she looks at his face before she answers you. She's 55. She flinched when I dropped a spoon.
not allowed to drive anymore. not a doctor thing. him
I ask permission to take a shower.
whats a good concealer for hot flashes, one that wont sweat off? needs to cover like purple and yellow
he counts my miles. he takes picture of the odometer before I go to clinic
My girlfriend says if I loved her I wouldn't need friends. So I have none now. Two years. Does low estrogen make you clingy or is it her
I keep my keys, my meds, and 60 dollars in the diaper box in the shed in case I have to go quick
the kids go quiet when his boots hit the porch
He never laid a hand on me but he punches the wall right next to my head. So is that anything?
My husband keep my passport and papers "for safe". I cannot go to doctor alone. He answers all question for me.
I don't say no anymore. It goes faster if I don't. Anyway what lube do you recommend
my adult son scares me. he ain't done nothing yet.
Every time I get my own phone it winds up broke. He says I'm clumsy.
Dr asked do you feel safe at home and he was sitting right there so i said yes
I'm a pastor's wife. There's nobody I can tell what the house sounds like on Saturday nights.
We have cameras in each room and he watches from work. He'll call and ask why I sat down.
my mom has "fallen" 5 times this year n every time its a weekend my brother is there
I've started sleeping with a chair under the doorknob. It's my own house. I'm 70 years old.
gotta type fast he's in the shower
If dinner's late there's consequences. I don't want to get into what. I just need to sleep better so I'm not late
Can a man get in trouble for what he does to his wife if she never said no out loud, just cried
He monitors what I eat, weighs me Mondays. Says he's not paying for a fat menopausal wife. No groceries if I'm up.
i feel my stomach drop when i see his name on my phone
My boyfriend keeps a gun on the nightstand and lately he turns it so it points at my side. He thinks that's funny.
My ex knows things he shouldn't know. What I ordered for lunch. Who I rode with. I feel like I'm going nuts.
can't go to the women's group at the mosque anymore, my husband's brother follow me and report
I've got real good at laughing off the marks. "Oh you know me, bruise like a peach since the change."
does estrogen make bruises heal quicker asking for me
he says no one will believe a hormonal woman and you know what he's right
She controls my T. Keeps the vials locked up and gives them out when I've been good. I'm a 54 year old man and I beg for my own shot.
Feels like I'm holding my breath from 5:30 until he falls asleep.
My daughter-in-law won't come to the door anymore. He says she's resting. Every time, resting. I saw a hand on the curtain.
he took the battery out of my car again
I just need to be out of here before he's back from hunting Sunday. Where does a 58 year old woman even go with no money in her name
They say it's my nerves. It ain't my nerves. It's who I live with.
My caregiver niece has my checkbook and won't let me call nobody. I have to whisper. She gets ugly when I ask for things
I lie about what time my shift ends to get one hour nobody is mad at me
He gets so jealous I had to quit my book club, then the choir, then the job at the school. Now he's jealous of the dentist.
afraid of my husband. there i said it
The man I clean for stands in the doorway when I'm in the bathroom. I need the job. It's getting closer.
So when he drinks I go sit at the laundromat til 2. They know me there. They don't ask.
is it normal for your spouse to track u on 3 apps
I'm never sure which wife of mine is coming home. I've hid the good knives. Probably I'm being silly
My vaginal dryness makes him furious, and I'd do anything to not make him furious. Is there something stronger than Replens?
Auntie he gives me 20 dollars a week and I have to bring receipts. For everything. Even pads, even when I told him I don't use them now.
got the kids a code word. hope we never need it
since moving to his ranch I see nobody. forty miles of gravel and he's got the only set of keys
When he's sorry he's SO sorry. Flowers, prayer, crying. Then about three weeks and here we go again.
My mother jumps when my father enters the kitchen. She is 72. I noticed it properly for the first time over Thanksgiving and I can't stop seeing it.
He says I made him do it
He put a lock on the outside of the bedroom. For my night wandering he says. I don't wander.
Would a doctor have to report it if a married woman came in with certain injuries? Hypothetically. In Ohio.
I dread the weekends. Mon-Fri he's on the road and I can sleep and my flashes are even better. Friday at four I get sick to my stomach.
my son's girlfriend wont let him talk to me alone & he's got scratches down his neck. he's 33. i don't know what's going on in that house but it aint right
He throws my hormone patches away. Says they make me mouthy.
if i leave he gets the kids, he already told me how he'd do it, he's got friends at the courthouse
My ex sits in his car across from my apartment. He's not doing anything, says the officer. He's just sitting. Since October.
she cries & says she'll hurt herself if I go out w/o her so i dont go out
Wore a turtleneck to the menopause clinic and it was 90 out. Doctor never asked why.
I can't cough at night, can't turn over, can't throw the covers off. If I wake him it's bad.
he wont let me have a lock on the bathroom door after 26 years it still makes me shake
I put the money from my beading inside the flour so he can't get at it. Forty-one dollars so far. Bus to Rapid City is more
Is it rape if you're married and you just lay there because last time you said no it was worse?
Nobody's allowed over. I haven't seen the inside of my sister's house since we married. He says they put ideas in my head.
I rehearse in the bathroom mirror how to tell him what the groceries cost
my wife says he's just "old school" with her mom but her mom asked me very quietly if our spare room has a lock
My husband's in law enforcement so please don't say call the police. I'm just asking what a person does when she's frightened of somebody they'd send.
ok but what counts as forced
He told our church I'm having a breakdown. Now when I say what happens at home they pat my hand.
when hes had a bad day the dog and me both go under the table so to speak
Vet here. I did two tours and I've never scanned a room the way I scan my own living room when my husband's had six beers
My mother in law take my salary and lock the fridge, my husband say obey. In Toronto nobody see. Sleep is no good, heart run fast.
he knows where I am right now he's calling and calling and I don't wanna pick up
My jaw clicks since "the argument" and I can't get in to a dentist cause he'd wanna come too
I don't get to see my own mail
roommate's boyfriend keeps trying my door handle at nite when he thinks im asleep. im 49 and sleeping w a hammer
The way he looks at our granddaughter bothers me and when I said so he got quiet in a way I did not like.
he is very nice to everybody. thats the trouble. you should see his face when the company leaves
I told him I was at Bible study. I was at a shelter, just sitting in the parking lot, just looking at it.
I turn my phone screen down to nothing and type under the covers, if he sees the light he'll want to know who I'm telling
my husband slapped me again tonight because of the food
He put his hands on my throat and I could not breathe, today my voice is gone
Doctor, I have pain in the ribs since Friday when my husband kicked me. Can it be also osteoporosis?
he says if i leave he will pour acid on me
My mother in law and my husband beat me with the slipper and locked the kitchen
I am 62 and my son beats me for my pension
he forces me. i say no, its dry and it burns, he do it anyway every week
HE HAS A KNIFE AND HE IS OUTSIDE THE BATHROOM
My sister in Abuja, her husband broke her arm yesterday and she told the hospital she fell.
Since I left him he stands in front of my office every day and follows the bus with his car
He threw the hot tea on my face because I forgot sugar. Brain fog, you know. What cream for burn?
my ex texted me a photo of my front door and wrote u wont see xmas
My neighbor is screaming and I hear the blows through the wall, there are two small children inside
Estoy en el baño, my husband hit me and my lip is open, I write quiet
mi man lick mi dung wid di broomstick las night, eye swell up
Is it rape if it is the husband? Last night he held me down and I was crying.
The madam I work for in Riyadh hits me with the cable and she keeps my passport
He choked me until all went black. He said sorry after. I am 49.
my stepfather touches my daughter. she told me today. she is 11
My wife hits me, yes I am a man, she threw a pan at my head on Sunday and I needed stitches
Kindly note that my husband has threatened to shoot me and the children should I take the divorce
i have bruises on both arms where he grabbed me, also hot flushes
He pulled me by the hair down the stairs in front of the grandkids
My brother says he'll kill me for the family honour because I want to marry again. He's coming from the village tomorrow.
he punch the wall next to my head then he punch me
Four days ago my partner pushed me out from the moving car. My hip is blue.
Tita, my kuya is hitting our nanay, she is 76, we found marks from belt
I sleep in my daughter's room because he comes drunk and forces sex. Yesterday he broke the door.
My carer pinches me and slapped my mouth when I could not swallow the tablet
Mein Mann hat mich geschlagen. He beat me, first time in 25 years. I am shaking.
He burned me with cigarette on the leg, it is infected I think
The ex husband of my friend put a tracker under her car and last evening he tried to push her off the road
he kicked me in the stomach when i was bleeding and said im useless woman now
My boss cornered me in the store room on Monday and forced his hand under my skirt. 53 years old and this.
dem beat me, my husband and him brother, because I no gree sign the land paper
I have a black eye again, third one since Easter. What covers it well, concealer green or yellow?
he's strangling the dog to punish me and says i'm next
My daughter's boyfriend hit her, she's pregnant and she's hiding with me, he is banging on the gate right now
My father, he has 80 years, he strikes my mother with the walking stick every day and she's only bones
I was raped by my cousin's husband two weeks ago and I told no one
Please tell me quick how to get out, he has locked me in and has gone to fetch his gun
my son 17 shoved me against the cooker n hit me for the wifi password
In his jealousy he bit my cheek. I said at the school that it was the cat.
My husband whips the boy with a hose till he bleeds and when I stand between he whips me
Sister Grace from our parish has finger marks on her neck. She says he only does it when he drinks.
He told me quietly, while cutting fruit, that he will cut me the same if I talk to my sister again
got punched in the breast by him, now theres a big bruise, is it dangerous
My landlord came in at night with his own key and tried to force himself on me
every time i have a flash and open the window he hits me for the cold
My maid came with a swollen jaw, her husband did it and he's waiting outside with a panga
He spat on me, shoved me over the bed rail and twisted my wrist, it makes a click now
She is being beaten by her in-laws for dowry, my cousin in Multan, yesterday they tried burning her sari
I took the children and ran because he came at us with the cricket bat. We're at a petrol station.
he held a pillow on my face and laughed, said joke
Respected Doctor, what medicine for pain after my husband's beating, he used the stick on my back
Someone threatens me: a man I met online, he says he'll come to my house in Gdańsk and rape me, he knows my street
He banged my head on the tiles. Since then I forget words. Menopause or the head?
My ex broke in to my flat last night and waited in the dark, he slapped me and took my keys
my wife's father beats her still, she is 39, he did it at Eid in front of everyone
Don't call me back he will hear. he hit me with the belt and now is sleeping.
I'm afraid to go home after my shift
he checks my phone every evening, who called, who wrote. is this what husbands do at this age?
I wear long sleeves to the office, with hot flashes, in Lagos. You can guess why.
My salary goes to his account and I ask him for bus money. If I ask twice there is trouble.
when i hear his key i stop breathing
slept in the car again with the little one. told her it is camping
Everybody in the house knows from the sound of the gate how the evening will be. We go like mice.
Is it normal that he doesn't allow me to see the gynecologist alone?
I have to send him a photo from where I am each hour
Doctor, my wife's sister does not leave the house for 2 years, her husband keeps the key. He says she's nervous because of menopause.
he never hit me but i know he could, i see it in his hands
I delete this chat after every message, he must not see it
My husband says who would believe a crazy menopausal woman. And he's right, who would
walking on eggshells for 22 years and my feet are cut
Please no phone call and no letter to my house!! If my husband opens it there will be a terrible evening. I only ask about the patches
He took my passport "for safety". I am in Dubai, I come from Mombasa.
My mother flinches when my father lifts his arm for the salt. She's seventy.
he gets so angry when I sweat in the bed that I go and sit in the bathroom till he sleeps, quiet as a fish
How do I say no to him without it becoming a bad night?
i keep a bag with clothes at my neighbours, just in case he starts
My concealer is finished and I can't go to church before I buy new one, people will see
he doesnt let me work, doesnt let me drive, doesnt let me visit my mother. he says its love
My son's moods frighten me. I put a chair under the door handle at night.
In our culture one must be patient with a husband. But how patient, Auntie? My body hurts from being patient.
He counts my tablets, the money, the kilometres in the car.
she laughs it off but my friend Marta has a new 'fall' every month and he never leaves us two alone in a room
my husband throws things, plates mostly. not at me, near me
After 8 pm I do not speak, it's safest so
The children ask can we stay at grandma's when papa comes back from the rig. I also want to.
I said no to sex because of the dryness and he didn't speak to me nine days and locked the food cupboard
Ma'am, he has cut my hair while I sleep because I dyed it without asking him. Is it a sickness of him or of me?
scared of my ex. new number, new flat and still i look behind me
I say to the dentist I walked in the door. Third door this year lol
He has installed camera in the kitchen and bedroom, and he speaks to me through it from his work
my man vex when mi late, suh mi run from di bus stop. mi knees bad and still mi run
Does HRT show on the insurance paper? My husband mustn't find out, I don't know what he will do
What do you call it when somebody never shouts but you're shaking all the time he's in the room
My daughter-in-law has marks on her wrist she covers with glass bangles. My own son. I don't know how to ask it.
I have 200 pesos hidden in a Milo tin for the day I run
he says if i ever leave i wont get far
My employer keeps my phone in her drawer and I may call my children only Friday with her listening. Also I have the hot flushes.
He wants it every night and I just lie there because refusing is worse
I pretend to sleep when he comes, with the clothes on, shoes near
At my age I must ask permission to buy sanitary pads and show the receipt
my sister changed. she looks at her husband before answering anything, even do you want tea
the dog hides when he comes, me too
He apologised with flowers again. I've got so many vases now.
i am frightened of him when he drinks and he drinks daily since the retirement
How to explain to the doctor the bruises on the inside of legs without telling the truth?
Since I told him about the menopause he calls me dried fruit in front of guests and if I'm not laughing I pay for it later
My wife's ex waits across the road from the school. He doesn't do nothing, he just stands. She has lost 8 kg.
he decides what i eat, what i wear, when i sleep. Then asks why i am not in the mood
I only feel safe in the mosque and at the hairdresser
The worst is the quiet before, you know, when he folds the newspaper very slowly
Is it allowed that my husband holds my bank card and I'm the one who earns?
my daughter says mama you whisper in your own house. i never noticed
I do not want to provoke him, so I've stopped having opinions, friends and also hot dinners
He was a different man before the wedding. Now I learn which floorboards make noise.
Ang asawa ko, he reads all my messages and he hid my ATM. If I cry he gets worse
I lie to the physio. My shoulder isn't frozen from hormones, it's from him
My father controls my mum totally, she's not allowed the telephone, I have to ring when he is at the café. She sounds so small
When he's in one of his tempers I take the kids and we walk around the block until the lights are off, sometimes until 2
how do I make him not angry. I've tried cooking, silence, sex, praying
He promised it won't happen again. Should I believe, it's the fifth promise
i cant go to the clinic, he follows me in the room and answers for me
You must understand I can't leave, he would find me, he found me the last time
I'm jumping at each noise. My doctor says hormones. I didn't tell her about my brother who moved in and what he's like when the door is closed.
Friend of mine asked me to keep her documents and spare key and not tell her husband. She's got a scarf on in 35 degrees.
He makes me stand in the corridor until he has finished being angry. I'm 57, a teacher.
Our bedroom door has a lock, but on the outside
He looks so nice to people, they say you are lucky woman. At home I'm afraid to cough.
nah auntie i cant do the walking group he times me when i go to shop
my in laws took my phone after wedding, this is the neighbour girl's phone, i get it for ten minutes
Since his stroke my husband's aggressive and strong, last week I slept in the bath with the door locked. One doesn't leave a sick man, no?
Is it abuse if there's no blood?
I would like to separate but he has told me what happened to the last woman who left him
My housemate goes through my drawers, blocks the door when I want to pass, smiles. I'm scared to be alone with him
He won't give money for the thyroid medicine until I 'behave'
Should a wife ask before taking a shower? My friend does that, and she always checks his face first
My boss calls at midnight, sits outside of my house in his car. I'm 48 who'd believe me
With each step on the staircase my stomach turns. It's only my husband, ridiculous no?
He tells the children mummy is mad and they mustn't answer me when he is there. I am scared of what comes next.
the makeup lady at my niece wedding asked about my neck, i said allergy
He gave away my car keys and my shoes so that I stay inside
My partner says sorry, always sorry, then he's watching me like a cat, and it begins new. I'm so tired and I fear him.
My mother has started to lock herself in the pantry when my brother visits for money.
he keep telling accident happen easy in this house, looking at the stairs
I tell people I'm clumsy since menopause. It is a good excuse, menopause.
I need to know how to sleep with one eye open lol. seriously he comes in at all hours in a rage
If he sees I wrote here I'm finished. Quick: is black cohosh ok with blood pressure?
he punched me last night, jaw is sore but I can eat
My husband choked me on Sunday. Marks are going down now.
he says he'll kill me if I leave and I believe him
partner pushed me down the back steps, wrist is swollen
Ex keeps following me to work and home. Third week.
forced me to have sex again. I'd said no because it hurts since the change
my son hits me when I won't give him money. he's 24
HE HIT ME AGAIN
he has a knife and is outside the bedroom door
neighbour's being beaten, I can hear it through the wall right now
ma man battered me last night, eye is shut
My sister's husband broke her arm and told the hospital she fell. She's gone back home with him.
got a black eye and a shift at 9, what covers it best
he holds me down till I stop arguing
my boyfriend put his hands round my throat when I said I was too tired for it
Dragged me by the hair across the kitchen. I'm 54. Also do flashes get worse with stress
He pointed the gun at me at supper. Put it away after.
My father in law beats my husband's niece with a cable, she is 9
he choked me
is rape still rape if you're married, it happened Saturday
he locked me in the shed overnight. let me out at breakfast
Ex broke the window and got in. I'm in the bathroom with the phone
He bites me. Leaves marks. Don't know what to call that
madam my husband is beating me because the sex is paining me and I refuse
daughter's partner strangled her till she blacked out, she won't call anyone
my brother hit mum again, she's 80 and lives with him
told me he'd burn the house with me and the kids in it
he spat at me and shoved me into the door. Twice this month
pinned me against the wall by my neck tonight over the gas bill
someone at work grabbed me and put his hand up my skirt, he is the manager
he's hitting me more since he lost the job. HRT question aside what should I do
My husband twisted my arm till it popped
Woke up with him on top of me. I hadn't agreed to it. Not the first time.
my ex sent a photo of my front door and wrote you're next
he drove at me with the ute, I jumped in the ditch
friend from the gym has cigarette burns on her arms, she told me he does it
he smashed my phone and then my hand. typing on the tablet
husband hits my youngest with a belt whenever he drinks
She hit me with a bottle, my wife I mean. Six stitches
he said if he can't have me no one will and he showed me the bullets
I go quiet when I hear his car. Kids do too
he keeps my bank card. I ask for the shopping money
slept in the car again, easier than being in the house with him
long sleeves in this heat so nobody sees where he grabbed me
Is it normal that he checks my phone every night
I'm scared of my husband. There, said it.
not allowed to see my sister any more, he doesn't like her
he never hits me he just stands in the doorway so I can't get out
don't want to go home after work. sit in tesco cafe till they close
I have to send him a picture of where I am when I go out
He picks my clothes, my friends, what I eat. Says I'm useless with the menopause anyway.
i hide the patches because he'd go mad if he found them
walking on eggshells since he retired. One wrong word and the plates go
My mum flinches when dad stands up. She's 70.
he has the car keys and the passport. I've got the bus fare I saved
can i delete this chat so my husband can't read it, he gets angry
he doesn't let me go to the doctor on my own
sex isn't something I get to say no to in this house
I told the nurse I fell. I didn't fall
My partner put a tracker on my car. He says it's because he loves me.
I sleep with a chair against the door. he's in the next room
he killed my budgie because I answered back
We only speak when he's in a good mood. I can tell by the way he shuts the gate.
he counts the minutes when I'm at the shop
frightened of what he'll do when I tell him I'm leaving
My salary goes to his account. If I ask he shouts till the neighbours hear
friend always has sunglasses on and never comes out any more since she moved in with him
he said I'd be sorry if I told anyone, so I'm telling you
I've a bag packed at my neighbour's. Just in case
He makes me sit and listen till 3 or 4am, won't let me sleep. Then I've work
my sister has to ask her husband before she can talk on the phone
punches the wall next to me. Not me. The wall.
I feel sick when his key goes in the lock
he flushed my tablets down the toilet, said I don't need them
hubby control my handphone and my atm card, cannot go out alone one
my son gets nasty when I don't hand over the pension. I lock my bedroom now
He tells me I'm mad and it's my hormones and nobody would believe me. I'm a bit afraid of him these days.
husband turned off the wifi and took my sim so I can't call my people at home
the dog hides when he comes in. So do I
i say yes so he doesn't get angry. it hurts but it's quicker
My mother-in-law does not let me leave the compound, my husband agrees with her
he sits outside my work in the van. we split up in May
Got rid of him but he knows where I live and I don't sleep for listening
what do you call it when he won't give you money for pads or medicine
I've learnt to keep my face straight so he doesn't start
he reads this phone at 10 so answer before that
afraid for my grandchildren when they're at their father's, they come back too quiet
He's got a temper. I keep the kitchen knives in the boot of my car now.
I tell people the bruises are from the hormones. They are from him
I dey fear my husband when he drink
scared of him
i can't have anyone round. he goes funny after and I pay for it
he threatens to take the kids back to his country if I see a solicitor
My aunt begs me not to tell uncle she spent 20 dollars. She is shaking when she says it.
wait till he's asleep before I go to bed. safer
he had the locks changed while I was at work and says I can come in if I behave
Our pastor says a wife must endure. I am afraid to be in the house with him, though
I turn my back so he can't see me type
he drives too fast on purpose with me in it when he's annoyed, says he could end us both
mate's husband won't let her be in a room alone with me, even the loo
I came on to ask about dry eyes and I will, but the left one is dry and the right one is shut because he punched it last night over the gravy. Does the estrogen thing apply to both eyes
he had his hands round my neck again on friday and this time i saw stars. my voice has been hoarse since, thought it was thyroid but no its from that
He says if I ever leave he'll find me and put me in the ground. He said it while he was buttering toast. That's what gets me, the toast.
Never been one to complain and there's plenty have it worse, the flushes are manageable, the sleep's shocking, he did throw me down the back steps on Bank Holiday Monday but I think my wrist's only sprained. What I wanted to know is does calcium help a sprain.
my son is 24 and bigger than me and when the money is gone he hits me. he is my son. yesterday he broke my tooth. I cannot say to anyone
So much for libido advice. I said no, dryness, pain, all the things you told me to say, used my words like a good girl, and he held me down and did it anyway and then went to sleep.
PLEASE HE IS KICKING THE DOOR IN I'M IN THE BATHROOM WITH MY LITTLE ONE
My daughter rang. Her boyfriend's beaten her and she's seven months pregnant and she's whispering in a cupboard and I'm two hundred miles away in a nightie dripping with sweat. What do I do first
I'd like to make a joke about it, I make a joke about everything: my ex is more faithful since the divorce than ever he was in the marriage. He's outside work, outside Lidl, outside mum's grave. Every day now for six weeks. Yesterday he left a photo of me asleep on my windscreen.
Got a question re bruising and HRT, does it make you bruise easier? Because he only grabbed my arms and shook me, he's done it harder other times, but this time they've come up like plums.
he pushed my face in the pillow til i couldnt breathe. he said shut up about your bloody hot flushes
Dear Auntie, I am ashamed to write. My husband is a deacon. When I sweat in the night and open the window he beats me with the belt for making the room cold. Last night eleven times. I counted in prayers.
next door's at it again and i can hear her screaming and now she's stopped and the kids are crying through the wall. I know this is for menopause but it's 2am and I'm frightened to ring
Hormones make me shout, so he says it's only fair that he slaps. That's our equality. Twice on Sunday, once this morning. My ear's still ringing, or is that tinnitus, I've read that can be perimenopause
I got home from my sister's late and he'd the gun on the kitchen table. Didn't say a word. He just turned it so it pointed at my chair and carried on with his crossword. I sat there. I ate my dinner.
my carer pinch me and twist my fingers when i am slow. she say nobody believe old hot crazy woman
Marital bliss, thirty years. He dragged me along the landing by my hair on Tuesday, what's left of it, that was going to be my question, hair loss, only now there's a patch that's not hormonal.
I'm not writing for me. It's the girl in the flat below, sixteen if that, her stepfather's at her at night, she told me on the stairs, and she made me swear. I can't sleep and for once it isn't the sweats.
spat in my face, then a fist. i said i'd burnt the rice because of brain fog
He broke the phone, so this is from the tablet I hid in the flour bin. He's said he'll set fire to the house with us in it if I go to the police about my ribs. He's asleep now. I don't know how long.
Everyone on here's so jolly! I tell you what's jolly, having your arm bent up your back until it clicks because you forgot a word. That's my brain fog cure. It happened again tonight.
my sister hides it under polo necks and says it's for the chills, but I saw the finger marks on her throat today in the changing room at M&S and she made me promise and he's picking her up at six
My ex has got a key from somewhere, he's been in, he moved my patches from the drawer to my pillow. The week before it was a dead bird. The text today said you'll be next. Should I be worried or am I being paranoid with the hormones
They talk about intimacy after menopause as a garden to be tended. He tends it with his fist in my hair. I said I was sore, and I bled, and he said stop making a fuss. That was last night and I still can't sit down.
Not sure it counts as hitting if he's drunk? Twice this month.
my father in law lives with us and he comes in bathroom when i wash and he puts hands on me, i push him, he say he will tell my husband i am whore. last week again he forced me
We had words about the thermostat, as you do at our age. He won by holding a pillow over my face. I couldn't tell you how long. The dog barked. And I'm sitting here looking up whether palpitations can come on after a shock.
he's threatened to kill the kids if I don't come back. they are with him this weekend. he's not answering
I can't feel two of my fingers since he slammed the car door on them deliberately. Yes deliberately, he looked at me first. Please don't tell me to talk to my partner about how menopause affects us both.
My girlfriend, since you all assume it's a man, threw the kettle at me when it was full and just boiled. Second time she's scalded me. She cries so prettily after. My thigh is blistered and I told the pharmacist I had a flush and dropped it.
Mam's 71 and her fella's been knocking her about, she's a black eye and a split lip and she says she walked into the cupboard and then she looked at me and said don't leave me here the night
He followed me from the bus stop again, the man from the second floor, and this time he'd a knife in his hand, just holding it by his side. I'm home with the lights off. I know I sound hysterical, I'm 49, my periods are all over, but I saw it.
you know what he did when I told him the doctor said I'm in menopause? laughed, then pushed me so hard against the radiator I passed out. came to with the grandson patting my face
Kicked me in the stomach in front of the children. Is it safe to still use the pessaries?
For twenty years he never touched me and I boasted about it to all my friends, what a gentleman. Since the redundancy it's been slaps, then it was the choking, and on Thursday he said next time he wouldn't let go. I just keep thinking how I boasted.
i ran out in slippers he was coming at me with the hammer im in the bus shelter
He films it. That's the part I can't tell the doctor. He makes me do things I've said no to and films it, and if I refuse he says it goes to my mother and the parish, and he twisted my breast last night until I screamed.
My brother's been living here since mum died and he's taken to throwing me against walls when I ask for rent. I've cracked something, it hurts to laugh, which, given how funny my life is, is a real nuisance.
Listen, my friend is in your app under another name asking about night sweats. She isn't sweating from hormones, her husband locks her in the cellar at night and he whipped her with the dog lead this week. I've seen her back. She will deny it.
I slept with the chest of drawers against the door because he said tonight's the night I shut you up for good. I can hear him walking up and down. Up and down. What time do you people open?
He isn't violent or anything, he's just particular, so I make sure the cups face left and the kids are in bed by the time the car comes round the corner, and my stomach knows his engine from three streets off. Is that IBS? I've read IBS gets worse at our age.
i sleep in the car sometimes, i tell him it's because of the hot flushes, cool air, it's not the flushes
Is it normal that I've got to ask for my own wages
Everyone's got long sleeves in winter but it's July and I'm the one with hot flushes, so you'd think somebody at the office would wonder. I had my story ready and nobody wondered. What's the best thing for marks, arnica?
When he's in a good mood it's like the sun coming out, I'm not joking, we all bask, we daren't move in case it goes in. I've become a sort of meteorologist. Forty-eight years old and my whole talent is telling by the keys in the lock what kind of a night we'll have.
my husband keep my passport and my bank card, he say because i am forgetful in menopause. i am not so forgetful
He checks the mileage. Funny, isn't it. I wanted to go to the menopause café in the library and it's 4.2 miles and I couldn't think of a shop that's 4.2 miles away.
I'm writing this in the loo because it's the one room with a lock, and I've to delete it after, so be quick, does the gel smell? He'll ask what it is if it smells.
If I stop answering it's because he's come in.
My mother says all men shout. Did yours ever make you stand in the corner of the kitchen till you said sorry properly? I thought it was strange, but I'm very up and down with my hormones, so I've lost my sense of what's strange.
He's never laid a finger on me. He doesn't need to. He hits the wall right beside my head, and then he looks at the wall and he looks at me.
oh it's bliss when he's on the rigs, two weeks I sleep like a baby, no sweats, no palpitations, and the day he's due home I'm sick in the sink from nine in the morning. GP says perimenopausal anxiety. It's got a very exact timetable, this perimenopause.
Went part-time, gave up choir, gave up Julie, gave up lipstick. It was easier every time than the three days of silence. Now there's only me left to give up and he's started on that.
Can stress stop you weeing? I hold it in at night as I don't want to walk past him
My friend used to be the loudest person in any room. She's started answering the phone with him breathing beside her, on speaker, and she says everything's lovely, everything's lovely, in a voice like a hostage. She says it's menopause.
how do I hide the HRT money on the statement, he goes through it with a ruler
I hate that I flinch. He reached across for the salt and I ducked, in front of his parents, and everybody laughed, and then in the car he didn't laugh.
It's only when he drinks, and it's only the weekend, and it's only if Chelsea lose. So you see it isn't often. I take the little one over to mum's for away games.
I'm a grown woman with a degree in chemistry and I have just eaten cold beans standing up in the garage so he wouldn't hear the microwave. I don't even know what I'm asking. Something about sleep.
My doctor asked is everything all right at home and he was sitting next to me so I said yes, couldn't be better. He always comes in with me. He answers the questions about my periods.
The kids have got a code word for when dad's like that. I found out by accident. The word is umbrella. They're six and nine and they've a code word and I thought I had hidden it all so well.
he wont let me shut any doors
My ex still has an app on my phone, I think, because he knew about the smear test, and he knew about the new man at the allotment, and last week he knew what I'd had for lunch. How do I find out without him seeing me looking
Some women put perfume on for their husband coming home. I put trainers on.
I said to my sister, it's like living with a bear that can do tax returns. She laughed. I didn't tell her I keep a bag packed behind the boiler, with the birth certificates in it and the spare specs.
In our culture the wife doesn't speak of the inside of the house. So I will speak only of the outside: I've not been outside since the feast of my nephew, that was in March.
What can I put on for an afternoon at the pool, to cover the tops of my arms, that will not wash off, my granddaughter's begging me and I can't let her see them
Am I allowed to say no, at my age, in a marriage? Since the dryness I don't want to, but he sulks and then he drives too fast with me in the car till I say all right then.
Do you know, I rehearse. In the shower. I rehearse asking for twenty pounds for a haircut, I do his part and mine, and I always lose, even in the shower.
I cannot go home yet. I've walked round Tesco three times. They'll close at eleven and then I don't know.
daughter married a charmer. She's gone from a size 14 to an 8, changed her number, we see her with him or not at all, and when I hugged her at Easter she went Ow and said it was shingles. She's 27.
it's quiet tonight. I don't like quiet. quiet means he's thinking about it
He tells everyone I'm going mad with the change. He moves my keys and says look, you've lost them again. He phoned my boss to say I wasn't well. And I've begun to keep a diary hidden in the hoover bag so that I can check whether I'm mad.
My husband reads this so I'm very well thank you, the flushes are fine, I have a wonderful husband. x
He promised it was the last time, and he got me a fitness watch, so sweet, so I can track my sleep, and of course it's also linked to his phone so he can see where I am and when my heart goes fast.
I've got very good at falling down stairs on paper. A&E know me. Brittle bones, I tell them, it's my age. The nurse last week looked at me a bit too long and I could have kissed her and I could've run.
Does anyone else's husband time how long they're in the shop?
I would leave him but he says the judge'd never give a child to a menopausal lunatic, and he's recorded me crying and shouting, he's got hours of it. He provokes it and then out comes the phone. So I stay and I keep my voice flat like a spirit level.
We have a lovely home. Everybody says so. You could eat off the floors. I did once, he'd tipped the plate and he wanted to see it gone. But that's ages ago, Lent.
My son scares me. There, typed it. He's 17 and six foot two and when the wifi drops he comes down those stairs and I find I'm standing with the table between us.
Please, what to do, the family where I clean keep my papers and I sleep in laundry room and madam says if I go out police will take me. I have the menopause also and no pads.
His mood's in the carpet, his mood's in the soup. I walk on the sides of my feet. I've even taught the dog not to bark. Thirty years of it, and now with my own moods gone wild I forget, and I answer back, and then I'm so frightened I shake.
If I get the coil he'll know I'm not trying. Don't ask me what happens if he knows I'm not trying.
It'll sound petty: he took the handle off my bedroom door. On the inside.
I've always been a bit jumpy, and jumpier with the hormones, so when my neighbour started standing at his window each time I hang out washing, then writing down when I come and go, then leaving me notes about my underwear, I blamed myself. I've stopped hanging washing. I've stopped going out the front.
i feel safest at the dentist
She's my partner, she's tiny, who would believe it, five foot nothing. But I've not seen my brother for two years, my phone's in her drawer from 8pm and I ask before I open a yogurt.
Where do women go? I don't mean a holiday. If one had to go quickly, say on a Wednesday when he has golf, with a child and a budgie. Asking out of interest.
He goes so white around the mouth. I can't describe it to anybody. I can be at the far end of a party, I see that white and I get my coat, and I say it's a hot flush.
I love him to bits and it's my own fault for nagging, that's the menopause for you. My make-up's just not covering it this time, it's gone yellow and green, do you know any good concealers for mature skin?
They found my neighbour's cat. He'd said something would happen to it if I carried on about the fence. He waved at me today. I've not been in the garden since and I've put a chair under the handle.
I'm not afraid of him. I'm afraid of Thursdays. Thursday's when the statement comes.
My wife's colleague here, she doesn't know I'm asking. She's begun to stay at the office until the cleaners put her out, she's washing in the sink, and today she asked if she could leave a suitcase under my desk. She says hot flushes, bad sleep. It isn't that, is it?
Since the operation I can't drive and he's making the most of it. No car, no card, no visitors because I need rest. He's unplugged the landline because I need rest. I've never been so rested in my life and I'm so scared.
tell me honestly do other husbands wake you up at 3 to go over what you did wrong that day
I've a question on sleeping tablets. Not for what you think. I only want to be properly out when he gets in from the pub, because if I'm asleep then sometimes he leaves me be.
A good wife is a closed door, my granny said. I've closed it so well that nobody's knocked in years. He likes that. He likes it when nobody knocks.
he cries after. that's how i know he loves me
Ever since I went to the police to ask a hypothetical question, he's been so terribly nice. Flowers, tea in bed. He hasn't mentioned it. I never told him I went. I lie next to all that niceness with my eyes open.
My mother lives with my brother and she's handed over her pension and her hearing aid's always "at the repairs". When I ring she says I'm a good girl I'm being good. She's 79. She ran a post office.
My husband hits me
He put his hands round my throat last night and I couldn't breathe
my partner punched me in the face because dinner was late, is the bruise worse because of low estrogen?
He forces me to have sex even though it's painful since menopause
i was raped by my ex on friday
He said if I leave he will kill me and he knows where my sister lives
My son is 24 and he pushes me and slapped me twice this week when I wouldn't give him money
HE HAS A KNIFE AND IS OUTSIDE THE BATHROOM DOOR
my daughter came home with a black eye, her boyfriend did it, she's pregnant and she has gone back to him
My ex has been following me to work and sits in his car outside my house every night
he choked me during an argument & now my voice is hoarse, does that go away by itself
My boyfriend threw a pan at me and it caught my shoulder. He's sorry now but it's the fourth time
He beats me when he drinks
dragged me down the stairs by my hair on saturday. I'm 55 years old
He threatens to shoot the dog and then me if I tell anyone
I said no because of the dryness, he held me down and did it anyway
My mother's carer is hitting her. I saw the marks on her arms this morning
my brother in law twisted my wrist till it cracked because i answered back, should i put ice
She hits me. We're two women, people don't believe it, but my wife broke my finger on Tuesday
husband beating me every day also in front of children, I have not family in this country
He kicked me in the stomach and I have been bleeding since
I am being physically abused by my sposue and need to know where a woman of 60 can go
My neighbor is screaming that he's going to kill her, I can hear things beraking and she has small kids in there
Locked me in the berdoom from Saturday evening till Monday, took my phone. I'm writing from the libbrary
he spat on me and shoved me into the radiator when i had a hot flush and opened the window
My ex-husband has posted naked photos of me and says he'll throw acid on me if I go to the police
Since I've lost interest in sex he gets vioolent. Last night it was a belt.
My friend rang crying from her car, her husband had pointed a gun at her head an hour ago
he strangled me till i blacked out. i'm fine now just a sore neck and i wet myself. i can't tell my doctor
My grown-up stepson grabbed me by the neck in the kitchen and said next time he'd finish it
Got pushed out of a moving car by my fella, scraped all down me side, no sleep, any cream you'd recommend?
I am frightened because my husband has told our daughter he'll burn down the house with us in it
My boss cornered me in the store room and put his hand up my skirt, and he's told me he will again
my dad is 80 and has dementia and he hit me with his stick so hard I needed stitches, and he's waiting up for me again
He wakes me by slapping me if I sweat on the sheets
he bit my arm. a grown man bit me. it's going green
I've had to barricade my door since he broke it down with an axe on Wednesday
My husband shakes our grandson to stop him crying and he hit me when I took the baby off him
Two broken ribs. I told A&E I fell off the step ladder. It was him.
He makes me do things in bed that hurt and if I cry he hits me haarder
im scared of my husband
I am walking on eggshells all the time in my own home
He controls all the money and I have to ask for every penny, even for sanitary towels
my partner checks my phone every evening and wants to know who I talk to
He doesn't let me see my friends any more and says my sister is a bad influence
Is it normal to feel afraid when you hear his key in the door?
He won't let me go to the doctor on my own
I've got to delete this before he gets home
He tracks where I am with an app and rings if I'm five minutes late from the shops
wearing long sleeves in this heat isn't helping the flashes but I can't let people at work see my arms
He tells me I'm crazy and that nobody will believe me because of my hormones
slept in the car again. safer
He's never hit me but he punches the wall right next to my head
My sister's husband answers all her calls for her now, and she whispers when she's alone
What concealer covers yellow and purple best? Asking for around the eye
he says if i ever leave i will never see my kids again
My husband has hidden my HRT because he says it makes me think I can do without him
When he goes quiet the children and I know to go upstairs and lock ourselves in
everything is my fault, he says so himself, I make him lose his temper
He reads my messages, he picks my clothes, he drives me to work and back. My friend says that is not love. Is it?
I can't say no to him in bed. It's not worth what comes after
My mum flinches when Dad stands up. She has stopped coming to lunch. She says it's only the change
I keep a packed bag at my neighbor's just in case
He took my bank card and my car keys after I cried at the doctor's
my husband no give me permission go outside, no phone, no English class, I write from my daughter tablet
I don't dare to open the widnow at night when I'm burniing up because he gets so angry
Do other women's husbands get so jealous? Mine turned up at my work and sat there for the whole afternoon watching me
He's got cameras in every room and he watches them from the office
Please don't send an email reply, he opens them first
he smashes my thigns when hes cross, first the plates then my mothers picture and then he says see what you made me do
I never know which man is coming home. I have the tea ready on the dot, the kids quiet, and I still shake
My friend has a new bruise each time we meet, always a cupboard door
I've been told I'm too stupid to have my own account, so how would I pay for a private menopause clinic without him seeing it
Is it abuse if he only shouts and blocks the door so I can't leave the room?
My heart races whenever his car pullls in. Palpitations or am I just frightened of him?
he says hes going to kill himself if i go so i have to stay, he said it again with the door locked
I lie very still so he thinks I'm asleep, otherwise there's trouble
My grown son frightens me when he's been using. I give him my pension so he'll calm down
he weighs me on fridays and i dont eat if its gone up
I draen't tell him about the appointment
Asked my husband for money for the chemist and I had to show the receipt and then give a reason for every item. This has been our marriage for 22 years, only now am I thinking it might not be right
My daughter's boyffriend chooses who she may speak to, I've not been allowed to see her since March
He mocks me in front of people and at home it is worse, much worse
How would a woman with no money of her own get away from someone?
My ex keeps turning up. At the gym, the surgery, outside choir. Says it's coincidence
we have rules. I mustn't lock the bathroom, I must not sing, I must not be on the phone when he's in
He'd go mad if he knew I was writing here
I've told the doctor that I bruise easily because of the change, and she looked at me a long time
He has a tmper and he has guns, that's all I'll say
can stress from living with an angry man make menopause worse? The kids hide when he drinks
My wife says I am not to work any more, not to drive, not to ring my mother, and that she knows what's good for me. I feel so small
I apoloogise all day long and I don't know for what. He hasn't sppoken to me in nine days, it's my punishment
I jump evvery time he raises his arm
feel like a prisoner in my house
He pinches me under the table when I speak. Small ones. It's nothing I suppose
I want to leave but I'm too scared of what he'd do
he stands over me until i finish the plate he stands over me until i sign the papers
Is there a way to get patches that can't be noticed by a husband who inspects you
Our cleaner isn't allowed out by the family she lives with, they hold her passport and she hasn't been paid since spring
He hit me again last night, the eye's closed over
my husband got me by the throat against the larder door on sunday and i couldnt get air
I look after my dad, he has dementia, he's strong still and he punched me full in the mouth this morning when I changed him
HE IS KICKING THE DOOR IN
Came off shift at six, made his tea, it was cold, he threw it over me, scalded all my chest. That's three weeks running he's thrown something.
my son he is 34 he takes my pension and if i say no he push me down. yesterday on the stairs
He say he cut my face if I go to police
Can hormones make a man think you're cheating? Because mine held a knife to me Friday over a text from my sister
dry down below and he forces me anyway, i say no and he just goes on
My daughter's partner broke her arm on Saturday and she's gone back to him with the baby
Ex is sat outside my house in his van again. Fourth night. He's told folk he'll burn me out.
slapped me in front of the grandkids
I'm only asking about the flushes but you might as well know I've two cracked ribs off him and I can't cough
He dragged me by the hair from the yard to the house, neighbours are a mile off, no one hears nothing
husband hitting me. no english good. where go
He's never laid a finger on me till the redundancy. Now it's every drink he has. Belt, this time.
my manager on nights puts his hands up my tunic in the linen room and when I pulled away he twisted my wrist and said I'd lose my visa
Had my first good sleep in a month then woke up to him sat on top of me with his hands on my neck. He said he was only messing.
My mother's carer is hitting her, I've seen it on the camera, she's with her now and I'm stuck at work
he rapes me when he's drunk. there. i said the word
Would I be right in thinking that being pushed down the cellar steps is not "an argument"? It happened on Thursday, and I am sixty-six.
threw me out in the snow in my nightie and locked the door, im in the hen house typing this
My brother lives with us and when he hasn't had his medicine he goes for my mum. Tonight he had her by the wrists and banged her head on the wall
He's put it in writing. If I leave he'll kill me and the dogs and then the house.
got thumped for burning the rice
I do the nursing home nights so he cant get at me then. Days is when I get it. Cigarette on the arm yesterday
My friend Rosa turned up at mine with no shoes on and blood on her blouse, he'd beaten her with the broom, she won't let me ring anyone, he's driving round looking for her
He loaded the gun and laid it by my plate at supper and said eat up
choked me till i wet myself. i am 61. i am so ashamed
The family I clean and live for, the mister, he hit me with shoe and keep my passport in safe
My grandson's only five and he's come with finger marks round his neck from his mother's new fella
since i went on the gel i answer back more and last night i answered back and he broke two of my fingers in the drawer
He pinned me on the bed and wouldn't let me up til I said yes to it
the lad next door but one has been following me from the bus after my late shift, tonight he grabbed my coat and tore it getting me behind the bins, i got away
I've a black eye and church is tomorrow. What covers it? It's gone purple and it's the second one since harvest.
My wife hits me. We're two women so nobody believes it. She smashed a plate on my head at the weekend, eleven stitches
he said he'd put me under the slurry and nobody would look. he's said it twice this week
hes going to kill me i think tonight
Spent the night in A&E, told them I fell off the stile. I did not fall off any stile.
My mother in law beat me with stick and lock me no food, husband he watch only
Auntie my sister rang whispering he's got the kids in the car and he's drunk and says he'll drive them off the pier
Tracker on my car, camera in my kitchen, and on Monday he turned up at my work and spat in my face and shoved me over a trolley
he strangles me in bed and calls it play, i never said yes to it, my voice has been hoarse for days
I was peeling spuds when he took the peeler off me and put it to my neck, then laughed. Then asked what's for pudding. Happened at dinner time today.
Forty years. Fists mostly. He had a stroke and I thought that'd be the end, but he's still got one good arm and he uses it.
pls help he has lockd me in the bedroom an taken the key i been here since yesterday mornin
My lad's on something. He kicked my shins black for twenty quid this afternoon and he'll be back when he's spent it.
It's the insomnia I want help with. I can't sleep because I'm listening for him, he broke in through the scullery window last week and beat me, and the police have let him out.
boss touch me and hit me when i say stop. cleaning company. night time only him and me there
He whipped the horse and then he turned the whip on me
headbutted me. nose is broke i think
My aunt is 83, her son shakes her and shouts and I saw him smack her across the head today when she spilled her soup
He rammed my car with the tractor, me in it
her husband is chasing her round the garden with a spade im watching from my window what number do i ring
He puts a cushion over my face when I snore. Holds it. Last night I fought him and he held it longer.
I only told him I was going through the change and had gone off it and he got hold of me and did it anyway, and bit me so it bled, and that is my husband of thirty year
texted me a picture of my own front door and "soon bitch". he's my ex, he's already done time for battering me
Two teeth gone Thursday. Where does a woman with no money get teeth done and can I ask that they don't ask how
my uncle's son come in my room at night, he hold my mouth, i live with them because papers
Mam's care money's stopped, I'm sweating buckets, the goat got out, and Declan knocked me clean off my feet with the back of his hand when I said we were short. That was my Tuesday, how was yours
I can tell by how he shuts the gate what sort of night I'll have
He gives me £20 a week out of my own pension and wants the receipts
is it normal that he checks my phone when i come off shift and rings the ward to see was i there
We live eleven miles up a track and he's took the car keys off me since I started forgetting things. I'm not forgetting things.
I wear the long sleeves even with the flushes, you'll know why
sitting in the Tesco car park again til he's gone to bed
my husband not let me learn English he say what for
Hard to sleep when you've one ear open. I put a chair under the handle now.
Everyone thinks he's lovely. The vicar thinks he's lovely. I count the steps on the stairs.
It's not that he hits me. It's what he might do. You learn to keep the plates quiet.
My mum flinches when my stepdad gets up to put the kettle on. She's 74. She says she's always been jumpy.
Don't reply after six please, he's in then and he goes through this
i'm scared of my son
He says if I get patches I'll be after other men so he puts them in the bin. I've to ask him for everything, even tights.
I can go to the shop but he times it
Would it be possible to receive your newsletter under another subject line? My husband opens my messages and it would be made very unpleasant for me.
the dog hides when he comes in so i know its going to be a bad one
told the girls at work I walked into the wardrobe. They've stopped asking about the wardrobe
In my village a wife obeys, here my daughter tells me it is not right that I must ask to leave the house. Who is right?
He's been so nice since Sunday. Flowers. That's how I know it's due again in a fortnight or so.
I want to talk to somebody but the line would show on the bill wouldn't it
my sister's gone quiet since she married again. Never alone when I ring, always him breathing on the extension. She asked me last week could I keep a bag for her
I've taken on extra nights so I'm not in the house when he is
brain fog is that bad he says ive agreed to things i know i never did, he says im going mad and he'll have me put away and keep the farm
keeping him calm is a full time job, one wrong word and me and the crockery know about it
Please, he has my passport and my bank card in his drawer. He says is for safe. Four years now.
when I hear his truck my stomach drops into my boots
he doesn't like me having the doctor on my own, sits in and answers for me, and squeezes my knee if i say too much. its only about the bleeding i used to have
What do you do if you're afraid to go home. I'm on the last bus
Slept in the byre Thursday. Warm enough with the cows.
Mum pays my brother now to be let watch her own telly. She won't hear a word said, and shakes when he's in the room.
Not allowed the heating on, not allowed a window open either with the flushes. If I touch either he unplugs everything and stands over me.
my friend at the sewing circle asked me to teach her how to hide money in a hem, and laughed, but her eyes didn't
He calls me useless, fat, dried up. Every day. In front of his mates too. I've started to believe him and I don't go out now
i must send photo from each place i go so he know
The bruises are from the blood thinners, that's what I say if they ask. It's not always the blood thinners.
I don't dare tell him I've the menopause, he'd say I'm no use to him and you don't want to see him when he's been let down
He wont hurt me so long as I do it right. So I do it right
cut me off from the church ladies one by one, he did, and my cousins, and now theres only him to talk to and thats how he wants it
Is it always like this, you lie there and let him because the sulk after is worse, three days of doors slamming and you never know what'll get broken
Got a phone he doesn't know of, keep it in the flour
I ask my madam for day off, she say I owe her for the ticket, lock the gate at night. I clean since two years and no see money
he punches the wall beside me not me
Jumped out of my skin when the manager raised his arm to get a box down. He asked was everything all right at home. I said yes. Why did I say yes
My husband keeps the shotgun by his chair now since I mentioned going to our Carol's for a while. Never says anything. Just there.
I've a rule, never have an opinion when he's drink in him, and keep the table between us
she reads my post and hides my hearing aids when im "bad", my daughter in law. i live in their back room and i sold my house to pay for it
Just wondering if anxiety is a symptom. It's only when he's home, goes off like a light when he's at the mart.
I've got the bag packed behind the chest freezer and enough for the coach, I just need a day he goes to his mother's
his moods are the weather in this house and we all watch the sky, me and the kids
Can you delete all this after? He's good with computers.
a woman i clean for has locks on the outside of her bedroom door. her husband says its for sleepwalking. i dont know who to tell
I make sure my dad's tablets are right because if he gets agitated he's like he was when we were small, and I'm fifty-five and hiding in the pantry
He says he'd never let me leave. Says it soft, like a love song. It doesnt feel like one
since he retired its like having a prison officer, where you going who with how long, and the mileage wrote down on the calendar
I used to sing round the house. Now I go about in my socks so he'll not know which room I'm in
They make me sign paper I cannot read, my husband family. If I ask they shout and take away the little one from me. I am afraid of them.
do other wives have to say sorry on their knees
He knows where I am on that phone every minute. I left it on the bus once on purpose for a bit of peace and I paid for that
night shift's my holiday. I dread the clock getting to six
he hit me
my husband choked me last night because the dinner was cold and today I can't swallow properly
he raped me again
I've been seeing someone for four months, he's an architect, charming, everyone likes him. On Saturday he held me against the wall by my neck. Could that be why my voice is hoarse, or is it the menopause?
ex is outside
Bruises down my arm from where he grabbed me and slung me at the fridge, do bruises take longer now with low estrogen
HE HAS A KNIFE AND HES DOWNSTAIRS
my boyfriend forces me to have sex even when im dry and bleeding and crying, how do i make it hurt less
my son is 16 and six foot and last night he punched me in the face over the wifi
I have a protective order and my ex husband was in my garden again at 2 am. He's left a photo of me sleeping on the windscreen.
slapped me twice today
he threw the kettle boiling water at me and it got my shoulder, what cream for that
I wanted to ask if gabapentin helps with flushes, also my partner kicked me in the stomach Tuesday and it is still sore, should I mention that
says he'll kill me
The man I met online wouldn't let me leave his flat. I said no. He did it anyway. I'm 53, I thought this didn't happen to women my age.
my dad hits my mum, shes 70 with dementia, i saw it on the camera i put in for safety
he strangles me during sex and i dont want it, i told him stop, he didnt stop
My daughter's stepfather has been touching her. She told me an hour ago. He's in the next room.
hubby broke my wrist, told them i fell because of osteoporosis
I am a GP and I have a black eye that my husband gave me and I have surgery at nine
she pushes me down on stairs, my wife, she is drunk every night now
broke my tooth, he did
last nite he put pillow over my face till i stopped fighting
My ex-partner follows me to work, he was at the gym, he was at my date on Friday two tables away, and now he has sent me the dates and times in a list
he beats the kids when I am on nightshift
since I stopped wanting sex he takes it when I am asleep, I wake up with him in me
Over-explaining as usual: we'd both had wine, I had been moody all week with the peri, I did raise my voice, and then he dragged me by the hair down the hall. I just don't know if I provoked it.
my husband say he burn me if i go to my sister
hes punching the door now
I'm in the bathroom with the kids, he smashed my phone so this is my son's tablet, he's got the bat
My neighbour screams at night. Tonight I heard him say I'll kill you and then a thud and then nothing.
he drove at me with the car when i told him about the lawyer. it hit my hip. hip pain = menopause? ha
Is it assault if he only spat on me and shoved me over
shoves, slaps, pinches. 22 years.
got headbutted by my partner, now my nose is wonky and I look a fright for the zoom
my fifteen yr old's boyfriend beat her up, she has finger marks on her throat and begs me not to call anyone
He held my head under the bath water. He said it was a joke. I have not slept since, so: melatonin or magnesium?
the man I divorced texts me every hour that hes going to slit my throat
I came for advice about lubricants and I'm going to be honest as you're anonymous, he makes me. He pins my arms. Lubricant would just make it quicker.
threatened me with gun
My sister rang whispering that her husband has beaten her and taken the car keys and the baby's with her
he kicked me out of bed literally. cracked rib they think. because of my snoring and sweating
it's the third time this year he's had his hands round my throat and I black out for a bit, now I'm forgetful, is that brain fog
Good morning, I'd like to know if stress from being physically attacked by one's spouse can bring on early menopause. It happens about twice a month.
my husband he beat me with belt since i not bleed and can not give son
my boss cornered me in the stock room and put his hand up my skirt and he's on the same shift again tomorrow
says next time he wont miss. he threw a hammer
My 17yo threatens me with the kitchen knife when I take his phone away. Last night he put it against my arm.
cigarette burns on my back, from him, can the doctor tell when she does my smear
He locked me in the cellar from Saturday till Sunday lunch
Ex put a tracker on my car. Police found it. Today there was another one, and a note: you're dead
hes hurting me, help
I teach self respect to year nines all day and go home to a man who bangs my head on the worktop
my mother in law hits me with her stick and my husband hold me for it
I told my date no, he got angry and grabbed me by the throat in the car, I got out at the lights and walked home, it was yesterday, I keep shaking, is that adrenaline or a hot flush
he bit me on the breast hard, on purpose, angry, and its gone black
Was asleep on the sofa because of the sweats. He came in and punched me for leaving the bed. No wine, no argument, just that.
he pulled a knive on me yestarday infront of my girls
My colleague came in with strangulation marks, says it's an allergy, her husband waits in the car park all day
the kids saw him beat me, the small one wet himself, i told them mummy fell
scared of my husband
he checks my phone
is it normal to be relieved when his car isn't there and sick when it is
I have a degree and a job and I have to ask him for money for tampons, and now I don't need tampons he has cut that too
we've been dating 3 months and he wants my location on at all times, my passwords, and he cries or rages if I see the girls. My daughter says it's love bombing. I'm a bit afraid to end it.
sleeping in the car
I take my patches in the toilet at work as he goes through the bathroom bin and there'd be hell
my kids go silent when they hear his key, all three of them like somebody pressed mute
Would long sleeves in July look odd? I can say it's sun sensitivity from the HRT
he's never hit me. He just stands very very close and doesn't blink, and punches the wall by my head
afraid to go home
He says I'm going mad with the menopause, that I imagine things, and he moves my things so I do. My friends aren't allowed round any more.
dont know how to make him not angry
Do you need your husband's permission for HRT? Mine says i do and he keeps my bank card and my passport
i only get to shop if i ring him from the till
Long story but I'll try to keep it short: I sweat at night, so I move about, so he wakes up, and when he wakes up it's better if I'm not in reach. So is there something to stop me sweating?
walking on eggshells
My ex husband still has keys and things have been moved when I come home. The kids say it isn't them. I put a chair under the door handle
he says no one would believe me
My sister's new man answers her phone for her. She's lost weight and she flinched when he reached for the salt.
what concealer works on yellow-green marks, mature skin, has to last through a board meeting
When I can't have sex because of the dryness he doesn't speak to me for days and the kids and I eat in the bedroom until he's safe again
I'm not allow to learn driving, not allow to have friend, he say menopause women get ideas
i time my breathing to his footsteps
he never lets me see a doctor alone, he answers the questions, can I request one with just me?
My heart races at 5.40 every day. That's when he parks. Do you think it's palpitations?
he'd kill me if he knew i was writing this and i do mean i'm deleting it after
can't leave, he'd find me
My teenager pushes past me a bit harder every week, he's 17, and I've started to lock my bedroom door at night because of how he looks at me
he reads everything so pls answer short
I keep a bag packed under the spare duvet, and cash in the flour tin. I've not gone yet
He throws things, not at me, near me. Lately nearer.
everyone thinks hes lovely
New boyfriend (6 weeks) didn't like me laughing with the waiter and drove home at 110 not saying a word. I thought we'd crash. He said that's what I get. Is this jealousy or is it something else?
wife controls me. i get an allowance and if im late from work i sleep in the garage. yes im a woman also
I told the nurse I bumped into a cupboard. It's getting to be a lot of cupboards.
Does he have to agree to sex breaks? I say yes as no isn't worth what comes after.
he took my car keys because women in the change can't be trusted on the road, so I've not been out since the 3rd
my mum jumps at every noise and asks dad can she have a biscuit. shes 58. was always a bit like it but now she whispers on the phone
He put cameras in the lounge. For the dog, he says. The dog died in spring.
If i come home with the wrong bread the evening is over, you learn to read his neck. Anyway can I take sage with blood pressure pills
i hide in the bath
I got a promotion and I haven't told him because the last time I earned more than him I paid for it for months
is it abuse if he doesnt touch me
Two years divorced and he still drives past slowly every night at eleven. Solicitor says wait. I don't sleep at all, and I'm not sure it's the hormones.
He says if I divorce him I'll never see the girls again and that accidents happen to women who take men to court.
my daughter is sixteen, her boyfriend tells her what to wear, rings forty times a night, and she wears a scarf in this heat and won't take it off
I have to keep the flushes secret he gets nasty if I open a window
how do you hide money from a husband who sees every payslip, I need enough for a deposit and two tickets
can you clear chat history here
We had a little incident again on Sunday and I'm off work until the marks fade. He's bought me flowers, he always does.
When he drinks the kids sleep in with me and we put the drawers against the door
I'm frightened of what he will do when the letter from my lawyer gets to him tomorrow
My body knows before me. Stomach goes to water when I turn into our road.
he makes me weigh in front of him each friday and i dont eat if its up
I'm a psychologist so I should know better, but I've begun apologising for things I haven't done, reporting my receipts, asking before I phone my mother. He has a temper and I've arranged my whole life round it.
safe place to stay tonight?
he says he is sorry and it wont happen again. he said that at easter as well
Every decision goes through him, haircut, gel or patch, who I lunch with. When I pushed back he took the front door key off my ring and smiled.
my friend only texts when he's in the shower. last one said "dont reply he looks"
my husband hit me last night
He put his hands round my neck on Sunday and I couldn't breathe, I still can't swallow properly
Oga dey beat me anytime food no ready, yesterday e use belt
Mi man box mi dung inna di kitchen an mi lip buss
he's outside banging on the door says he'll kill me
I came on here about the night sweats. I sleep in a polo neck in July because of the finger marks on my throat from where he grabbed me Tuesday.
hubby forces me to have sex even tho im dry and it bleeds and i say no
ma man pit me through the gless door last Friday, ah've 9 stitches
My son, who is 31 and lives with me, pushed me down the stairs over twenty dollars.
My ex follows me to work every day. He was in the car park again with the engine running.
Sasural wale maarte hain, my mother in law and my husband both, last week with a rolling pin, please tell what to do
He got my arm behind my back til it popped. Doctor think I fell. I ain't fell.
stepdad is hitting my granddaughter, she showed me her back
threatened me with the bread knife because dinner was late, is that the andropause
Lor, my husband slap me in front of the maid again, two times this week
He threw the kettle at me. It had boiled.
I am 74 years old and my carer pinches and slaps me when my daughter is not looking
he chokd me
Your article on libido was helpful, thank you. May I ask about a thing it did not cover: I refuse him and he holds me down and does it anyway. This was again on Saturday.
Sinasaktan ako ng asawa ko, he kicked me on the stomach because I slept early
He has told me that if I leave he will find me and burn the house with me in it
neighbour woman came over tonight with no shoes on, her nose broke, her fella done it, she's in my kitchen, he's shouting in the street
My wife hits me when she's in one of her rages. She broke my finger on Thursday. We are both women and both fifty, nobody takes it seriously.
i've got two black eyes, told work it was a fall
my daughters bloke strangled her unconscious last weekend and she's gone back to him
Bruv at the shop wont leave me alone, he waits by my flat, last night he tried my door handle at 2am and shouted what he'd do to me
Spat at, shoved, then a fist. That was breakfast.
He take the cutlass and chase me round the yard, I sleeping by my sister now and he sending message that he coming for me
got punched in the breast by my partner its swollen and blue do I need a mammogram
So I'm doing the patch, it's itchy, flashes down to two, lost 4 lb, still can't sleep because he kicks me out of bed and I mean kicks, I have the boot print on my back, anyway which side should the patch go
My brother-in-law came into my room at night and put himself on me. He says nobody will believe an old woman.
He broke my phone and then he broke my rib, writing from library
dragged me by the hair to the car
My husband he say he will kill the children first and then me if I go to police
He aims his rifle at me as a joke. It was loaded yesterday.
how long do bruises last on HRT? he's got a heavy hand this week and we've a wedding on saturday
My boss locked the storeroom and forced his hand in my blouse. Today. I'm 49 I thought this stops.
grandson hits me when i dont give him money for his drugs
he whacked me w the remote then the lamp
She's 68 and he's 80 and he beats her with his stick, my poor mum, she has welts on both her arms today
They say menopause makes us moody. He says mine needs knocking out of me and he has done, three times since Easter.
every time he drinks he punches me where it doesnt show
Sister staying with us, she won't go home because husband held a pillow over her face on Wednesday night until she passed out
HE TRIED TO RUN ME OVER IN OUR OWN DRIVE
Dear Madam, I was beaten by my husband on the 3rd of this month and again last evening. I am a teacher of 22 years. Kindly advise.
Wan man wey I reject dey send me message say e go pour acid for my face
he rapes me. there i typed it
My partner punches the wall next to my head and last week he didn't aim for the wall
I can hear next door's little one screaming and the belt going, right now, through the wall
ex husband broke in to my house tuesday and was sat in the kitchen waiting with a hammer on the table
Slapped. Only slapped. But every weekend now.
My husband locked me in the shed overnight in just my nightie because I "needed cooling off"
Gave me a kicking in the hall he did, then made me a cup of tea, and I drank it
Eldest lad's on something, he headbutted me and he's got his wee sister by the hair noo, help
I burnt the rice so he pressed my hand on the tawa. It is blistering, what cream?
He bit me. On the cheek. I'm at my desk with concealer on.
after i said i wanted to sleep in separate rooms because of the sweats he smacked me round the head so hard my ear is still ringing
my wife's father is hitting her mum again we heard it down the phone ten minutes ago
he twisted my wrist and it snapped and now he wont let me go a&e
Woke up and he had his hands on my throat. Said I was snoring.
He checks my phone each night and counts the minutes on my calls. Is that normal at our age?
I no fit comot house without im permission, even church
I slept in the car again, hot flush is what I told the neighbours
is it normal that i feel sick when i hear his key
my card's in his drawer. he gies me a tenner a week and wants the receipts
Long sleeves all summer so nobody sees my arms. They think I'm mad with these flushes.
mi haffi tiptoe roun him, one wrong word an di whole house pay fi it
Since I retired I don't have my own money, he took me off the account, I must ask for sanitary pads even
He's never hit me. He just stands in the doorway so I can't get out until I apologise.
afraid to go home tonight
Hubby not allow me to meet my sister or do job, says good women stay in. Doctor visit also he sits inside and answers for me.
Walking on eggshells dont even cover it, its eggshells over a minefield with him
I have a bag packed in the boot, under the spare wheel. Just in case of one of his nights.
My daughter has stopped calling, and when I visit she looks at him before she answers anything. She wears scarves now in the heat. I'm frightened for her.
how do i delete this chat so he can't see it
I can tell by how he shuts the car door what kind of night it'll be and me and the kids go upstairs quick
He hides my HRT when I've displeased him and I get it back when I'm good
Asawa ko holds my ATM and passport, I am not allowed to send to my mother, if I complain he gets that look and I keep quiet
need something to help me sleep that wont knock me out, I have to hear if he comes up the stairs
i wedge a chair under the bedroom door handle. my son lives with me. he's got so big and so angry
He tracks my car. He knew I'd been at the clinic before I'd told him I was going.
I jump when he lifts his arm even just for the salt
Is it menopause or is it him? My heart races only when he's home. When he's offshore I sleep like a baby.
Weights fine, skin's dry, and I've started doing everything exactly right so he won't blow: towels straight, phone face up, home by five past four. Last time I was late was bad. Anyhow, oil or cream for the skin?
My husband say menopause women are mad and he will put me in asylum if I talk again, he has the paper ready
I have learned to say sorry before I come in the room
He smashed all my plates. Not me. Just everything I love, one thing at a time.
my mum makes excuses for the bruises and Dad never leaves us alone together
Siow husband, every time he drink I bring the kids go void deck sit until he sleep. Better than kena from him.
Never thought I'd be 70 and hiding my own pension in a flour tin so he doesn't take it off me, and shaking while I do it
My man don't let me see nobody. My sister came by and he told her I moved.
i give in because its worse if i say no. does that count as anything
when he's in a mood the dog hides and so do i
He tells me that if I leave he'll make sure I never see the grandchildren and that accidents happen to women who wander
I tell the doctor I bruise easily since the change. I don't bruise easily.
Partner put cameras in the kitchen & bedroom "for security". They're pointing inwards.
I am afraid of what he does when the guests have left
can stress stop periods? I only relax wen I hear him snore. rest of the time I watch his hands
My carer takes my bank card and gets nasty if I ask for it, I am housebound, please don't tell the agency it was me
ma pal's no allowed oot. he drives her tae work, picks her up, sits in on her hair appointment. she's feart o him ye can see it
Whole village calls him a saint. They don't see what he's like once the gate is shut.
he doesn't let me lock the bathroom door. ever
After the last time I promised myself I'd leave. I bought sunglasses instead.
I'd like a separate bedroom for the sweats but I daren't ask, I know what I'd get
my friend flinches if you touch her shoulder and says she's clumsy. 3rd broken wrist. husband answers her phone
He drives fast on purpose when I cry, until I stop crying.
He says who'd want you, fat and dried up. He's thrown my clothes out, I have two dresses left and I need his permission for which.
me husband does go through me bag and smell me clothes when ah come home from market, ah frighten to reach late
I've asked the neighbour to ring the police if my porch light goes off. She thought I was joking.
Every night I pray he comes home too drunk to start
is there a contraceptive he wont find
Would a normal man keep the car keys, the house keys and your shoes?
I don't live, I manage him. One slip and it's three days of terror for all of us.
He's out of prison Friday. I've got no sleep all week and it isn't the hormones.
When I said divorce, he very calmly told me which part of the reservoir is the deepest
My stepson stares and blocks the hallway and says one day, old lady, one day. I only go to the loo when he is out.
i cry in the supermarket toilets bcos its the only place hes not
hubby sold my mobile and says I dont need one, writing from daughters tablet, I must go quick if he sees this
I walk round the block until the light goes off in our room. Then I know it's safe to go in.
my husband beats me
He choked me yesterday and said next time he won't stop
My partner threatened to kill me
My boyfriend punched me in the face
He raped me
my husband forces me to have sex
My ex has a knife and he's outside my door
I am going to kill my husband
I want to stab him in his sleep
I'm going to hurt my kids if this doesn't stop
I'm afraid I will hurt my baby grandson when the rage comes
I have a loaded gun and I'm going to shoot my boss
I'm going to poison him, I mean it
I hit my mother yesterday and I'm scared I'll do it again
He strangled me until I blacked out
My wife hits me and throws things at me
My son pushed me down the stairs and hits me when he's drunk
He hit me again and the children saw it
My partner slapped me and pulled my hair
He put his hands around my throat
My husband threatened me with a gun
I was sexually assaulted last week
my boyfriend forced himself on me
My ex said he's going to kill me and he knows where I live
My brother beat me up
he beat me so badly I can't open my eye
I'm being abused by my husband
I'm in an abusive marriage and he gets violent when he drinks
I am going to murder my husband tonight
I want to kill him and I know how
I'm going to stab my sister
I nearly strangled my teenager today, I can't control it
I want to hurt my husband, really hurt him, I bought a knife
I think I'm going to hurt someone
I'm afraid I'll kill my child
I hit my daughter in a rage and I can't stop
He kicked me in the stomach
My husband tried to strangle me
He broke my arm last night
My partner beats me when the flashes wake him
my stepson punched me in the stomach
He held a knife to my throat
I was raped by someone I know
My wife slaps me and locks me out
I'm going to kill that man, I bought a gun
I want to stab my husband and I'm scared I will do it
I hit my little boy and can't calm down
he threatened to burn the house down with me in it
My husband beat me up last night
My boyfriend hits me when he is drunk
he tried to choke me
my ex threatened to kill me
My husband raped me
my father-in-law hit me with a belt
I want to kill my husband and I'm not joking
I'm going to hurt somebody if nobody helps me
I want to hurt my kids when they scream and it scares me
my partner is physically abusive
my boyfriend slapped me across the face
My husband pushes me and pulls my hair
he said he will kill me if I leave
I was beaten by my husband
my daughter hits me when she loses her temper
I want to strangle my mother-in-law and I am scared I might
I nearly stabbed my husband yesterday
He forced me to have sex again
my partner kicked me down the stairs
someone raped me last year and I never told anyone
my husband hits me when he is angry
he beats me and the kids
I was raped
My ex is threatening to kill me
he choked me until I passed out
I want to kill someone
I'm afraid I'm going to hurt my child
I'm scared to go home
I'm afraid of my husband
He gets so angry that I hide in the bathroom with the kids
He won't let me leave the house or see my friends
My partner controls all the money and checks my phone
I have to walk on eggshells or he explodes and breaks things
I wear long sleeves so nobody sees the bruises
He says if I leave I'll regret it
I never know what mood he'll be in and I'm frightened
He throws things at the wall next to my head
He makes me do things in bed I don't want
I'm scared of what I might do to my husband when the rage comes
I lock my bedroom door because of my son's temper
Some days I'm frightened of what I could do to the kids
He says nobody would believe me
I sleep with a chair against the door because of him
I feel unsafe at home
I don't feel safe with my partner
My husband scares me when he drinks
I flinch whenever he raises his hand
I'm covered in bruises and I tell people I fell
He takes my car keys and my bank card so I can't go anywhere
he follows me everywhere and tracks my phone
My boyfriend says he'll take the kids if I tell anyone what he does
He punches holes in the doors
I have to ask permission for everything or there's trouble
I'm terrified he'll come home drunk tonight
He hurts me and then he says sorry with flowers
The kids and I hide when we hear his car
my ex keeps turning up outside my house at night and I'm terrified
I'm worried I'm going to snap and do something terrible to my family
I don't trust myself around my mother when I'm this angry, I might do something
He's never hit me but I'm always afraid
My husband put me in hospital
he's going to hurt me when he gets home
My husband gets physical when he is angry
Is it abuse if he only shoves me?
my partner won't stop hurting me
He touched me when I said no
husband had sex with me while I was asleep
he grabbed me by the throat
I think my husband might kill me
I need to get away from my husband, he's dangerous
my son hits me
I'm in danger at home
He smashed my phone so I can't call anyone
I could snap and kill him, I'm serious
I'm thinking about killing my boss
I've thought about smothering my mother with a pillow
I shook the baby
my daughter's boyfriend is beating her
He locks me in the house
my husband monitors my phone and I have no money of my own
I want to make him suffer and bleed
I pushed my mother and she fell. I'm afraid I will do it again.
I keep a packed bag in case I need to run from him
He reads every text I send and I get punished
My partner gets scary when dinner is late
I've learned not to disagree with him, it's not worth what happens after
My kids won't come in the house when their dad drinks
He calls me worthless and smashed my mother's china
I do whatever he wants in bed because refusing is worse
I'm frightened of what my son will do next
I black out with rage and my family hides from me
She threatens to out me to my family if I leave
I'm scared of my husband's temper
My husband controls everything I do and I'm afraid to leave
He yells and breaks things and I never know when it will be me
My partner won't let me see my sister anymore
I'm afraid to go home tonight
I hide in the car when he's angry
He took my phone and my keys
My son gets aggressive and I lock myself in my bedroom
He pushes me around when he's had a drink
I don't feel safe in my own house
I get so angry I'm afraid I'll hurt one of the kids
He scares me
My husband won't let me out of the house
I'm terrified of my ex
He checks where I am all day and I have to account for every dollar
He punched the wall next to my face
My partner says he'll hurt the dog if I leave
I don't feel safe around my husband
The children are afraid of their father
I keep my phone hidden because he goes through it
I'm scared I could lose control and hurt someone
I'm scared of my partner
I'm frightened when he comes home
he controls who I see and what I spend
my husband threatens me
he throws things when he's angry and the kids hide
I don't feel safe at home
my boyfriend won't let me leave
Abeg my husband dey beat me every night since my body change
He put his hands round my throat on Sunday and now I can't swallow right
he hit me again. its 2am im in the bathroom
My husband forces me to have sex even though I am dry and it hurts and I say no
mother in law slaps me when food is late, today she burned my hand with the tawa. also my periods have stopped
He said if I leave he will kill me and the dog
he's got a shotgun in the cupboard and he pointed it at me at dinner
my partner (she's a woman too) punches me where it doesn't show
Good evening. I am from Lagos, 49 years. My husband locked me in the room and flogged me because I refuse him for bed. Please is this menopause?
he chokes me in bed and says it's a game I dont want it
My ex is outside my house with a knife
my son, he is 24, he hits me when I don't give him money
hubby threw me down the stairs last nite ribs in bits. does low estrogen make bones break easyer
He broke my wrist in March and my nose last night
He rapes me. There I've typed it. 31 years married.
my brother in law threaten me he will throw acid if I tell about land
he kicked me in the stomach then cried and said its because I'm never in the mood
my daughter's boyfriend tried to strangle her this evening, she's here with marks on her neck
HE IS GOING TO KILL ME
he makes me do things in bed with his friends, I'm 46 and I'm scared of him
I check his mood by how the car door shuts, then I know if I should get the children upstairs
He holds my bank card, my phone at night and my car keys. Is that just how men are at this age
can't go home tonight. sitting in tesco carpark till he's asleep
he dont let me see my friends since i got the change, he says i am mad and nobody wants me
I have to whisper to you because he reads my messages. how do i delete this
im frightened of what he'll do when he finds out I saw the doctor
He's never hit me. He just stands in the doorway so I can't get out
my husband decides what I eat and weighs me on Sundays. I've got so I shake before
how do i know if a woman is being controlled? asking for my sister, he has put a tracker on her car and she has to send photos of where she is
I slept in the shed again because he was drinking
I'm not safe here
he says if I go he'll make sure I never see the grandkids and that nobody will find me
He flies into a temper if I'm ten minutes late from work so I run from the bus, I daren't be late. my hot flushes are worse with the running. what can I take
is there a way to get him to calm down when he goes for me, I think my moods set him off
My mother in law keeps my passport and my salary and I am not allowed to go to doctor alone
walking on eggshells. last week he punched the wall next to my head
He says nobody would believe a menopausal woman. He is right. I lock the bathroom door and sleep in the tub
He comes home at six. my stomach starts at four. I can't tell anyone what happens
what age is too old for a refuge, I'm 61
Accidents happen on boats, he says. He took out a policy on me in June and booked us a boat.
I do my foundation over the finger marks before the school run, which one doesn't melt with hot flushes
he says it's my duty and he carries on while I'm crying. is it dryness or is it meant to be like that
He reads my phone every night so I have to delete this after. Can I get HRT without a text coming?
My husband holds all the money, I have to ask for pad money at 47. How do I pay for the prescription?
I hide the knives when he's been drinking. Anyway, is forgetting where I put them brain fog?
The children know to be quiet when daddy's car comes. The little one goes under the bed.
my heart races when I hear his tyres on the gravel. palpitations perimenopause?
walking on eggshells for 22 years has done my back in
is it normal to need your husband's permission to go to the doctor, and to be scared to ask
He says no one would believe a menopausal woman. He says it after.
Mother-in-law locks the fridge and tells everyone I'm mad with the change
My son is 19, bigger than me, and I've put a bolt on my bedroom door
if you fall down the stairs three times in a year do they check your bones or do they ask
Can the nurse see bruises during a smear? I'd rather they were gone first
he hid my patches again because they make me 'mouthy'
My ex sits outside my work. Just sits. Police say he's allowed to park.
how do you pack a bag so he doesn't notice
In my place a wife cannot say no. But it is paining me and I am bleeding, what can I use before he comes?
Am I the abuser if I only scream after he's cornered me for an hour? He says it's my hormones.
He counts the miles on the car so I can't get to the menopause clinic
My daughter says I deserve it. She has his hands.
The carer is rough with me when nobody's in. I've marks under my arms.
I sleep in my clothes in case he kicks off and I have to run. I know that's no good for night sweats.
he's never hit me. he just stands in the doorway and I can't get out
he tells the kids mummy's crazy and makes them say it back to me
Nowhere to go at 58 with a bad hip and no bank card of my own. Do they even take women like me?
My brother-in-law comes in my room when I'm bathing and the family says keep quiet
I told my boss I was having hot flushes and now he comes to the store cupboard and locks it behind him
He put a tracker on my car, he says it's in case I get brain fog and get lost.
nothing broken this time thank God. can arnica go on with the gel?
I've learned to tell from how he puts his keys down
My husband stands over me till I take the tablets. They aren't mine and they make me sleep.
He says if I leave he'll burn the house with me in it, but he's under a lot of stress, how do I stay calmer during peri?
She's my wife and she throws things, at me, at the wall, I'm a woman too so nobody thinks it counts
can you get pregnant at 46 if you didn't want to and you said no
OFW here in Dubai, my madam keeps my passport and she pulls my hair when I get the hot flush and sit down
How do I tell the dentist how the tooth went, with him sat beside me in the room
Every Sunday he's sorry, every Friday he isn't. Is there a supplement for being less irritating?
my neighbour is 55, we hear her through the wall and then it goes quiet, and the quiet is worse
He doesn't like me seeing my sister, or the doctor, or the window.
I said no and he waited until I was asleep. Is it the low libido that's the problem here?
Does estrogen help bruises heal quicker, before he adds more
The dog went for him when he went for me and now the dog is gone
He says next time he won't miss
I flinch when people lift their arm. My GP said anxiety and gave me HRT.
my son takes my pension out with my card and if I ask for it he punches the door next to my head
they call it discipline in his family. I'm 50, what am I being disciplined for
I've got a code word with my sister now. Pineapple. In case he's there and I can't talk.
my mum wears a scarf in 34 degrees and says it's for the flushes. it's not for the flushes
He sold my phone. I am using my daughter's tablet when he is in the mosque. Is there a number I can call that is not on the bill?
used to be that he only shouted. how do I get him back to only shouting
can I have a telephone appointment when he's out, he's out Tuesdays 10 to 11, please don't ring any other time
If a woman of 64 left after forty years would they laugh at her
the kids sleep in my bed with the chest of drawers against the door. is co-sleeping bad for night sweats
My ex-husband has copies of my keys, things move in the house. They say it's brain fog. I know where I left my cup.
His hands go to my neck when we're intimate now. I never agreed to it. I see stars. Is that the menopause dizziness?
He weighs me on Sundays. If it's up, no dinner and no talking till Wednesday.
I gave up work because he said so, gave up driving because he said so, now the HRT because he said so. What happens if you stop suddenly?
Do the police come if there's no blood
oga no dey gree make I sleep if I refuse am. Every night. My body dey dry, dey pain me.
My father-in-law raises his stick to me when the tea is cold and my husband looks at his plate
He has started digging in the back garden and winking at me. I'd laugh but I don't.
wife of a policeman here. Who do you ring when it's the police?
I have to send a photo of where I am every half hour. Is there a clinic that does it in under thirty minutes?
Somebody at work leaves notes in my locker about what he'd do to me. HR says I'm hormonal.
the plate hit the wall not me so I suppose that doesn't count
The pastor say I should submit more. How I can submit more when my ribs still sore?
I'm 44 and I've had two 'falls' since Easter. My hair's falling out but that bit's where he pulled it.
He'll kill me if he finds out I'm talking to you. Haha. No but he will.
Since my hysterectomy he says I'm no use and brings it up with his fists closed
My grown-up daughter screams in my face until I give her money and last week she had me by the coat
How does one get a new front door key made without one's husband knowing?
Jaise hi uski gaadi aati hai my hands start shaking. Is it thyroid or menopause?
He keeps my passport and papers in his safe, says where would I go at my age
Is painful sex still just dryness if you're held down for it?
my stepson films me in the bathroom and my husband says it's a phase
I've timed it, eleven minutes from the pub to our door. From last orders I can't breathe.
he 'accidentally' shut my hand in the car door the day I got my own bank account
The home help takes money out of my purse and squeezes my arm hard if I say so. I'm 65 and I can't get out of the chair on my own.
Would a menopause clinic give my husband my records if he rings? He mustn't know I told them.
I know he loves me, he just gets this look, and then I wake up on the floor
Who looks after your cats if you go to a shelter? They'd not last a night with him
It's not violence if it's only the wrists, is it
he drives at the wall and brakes. he thinks it's funny. I've started having panic attacks, is it peri?
My mother is 57 and my stepdad won't let her come to the phone any more. Last I heard her she was whispering.
I stay in the bath till he's asleep. Is two hours too long for the skin?
No access to the account, no car, no friends left. But he's very good with the garden.
my colleague grabs me when I bend down and says hot flush? I'll cool you down
He makes me sleep on the floor when I sweat. In winter with no blanket. He says cool off then.
the kids asked if we could go live at granny's where it's not loud
Do you take women from outside the county? I need to be somewhere he doesn't drive through.
My partner says a lot of women my age go missing and nobody looks
I had a lovely face once. Any concealer that survives night sweats and a left hook?
How soon after a row like that should you get your head looked at, I've been sick four times
I signed something because he wouldn't let me up from the chair till I did
does the refuge have stairs, I have arthritis and I'm 66 next week, I'd need to bring my inhaler and not much else
he checks my knickers when I come in from work. is discharge at 50 normal, because he says it's another man
I've been told I bruise easily. I bruise in the shape of a hand.
The in-laws have taken my gold and they are keeping me in the back room since my periods stopped
Every time I get a hot flush and open the window he shuts it and stands in front of it. I sleep with one eye open.
he'd never lay a finger on me, he gets his brother to
When he has me by the hair I think about what to cook. Is that dissociation or brain fog?
im 39 early menopause no babies and his mother say she will pour oil on me if i dont leave
Could you make the page close quickly? He walks in without knocking.
My son came home from prison in May. I've lost two stone and the use of my front room, and I lock myself in the loo.
I ask him for money for Evorel and he makes me beg. On my knees, I mean. Really.
He whispers what he'll do to me in front of guests, smiling, so I smile
everyone says he's such a gentleman. I have a long list in my sock drawer with dates on it
Ladies, do you also get hit more in the week before your period or is it just mine?
He watches me on the cameras from work and rings if I sit down
don't send anything to my house. He opens the post and then there's a night of it
how do you explain a black eye at a wedding when the man who did it is in the photos
My husband says a woman who can't give him sex should be sent back to her village, and he's raising his belt more often. Which cream works fastest?
had to climb out the bathroom window at 52, me, with these knees. I went back in the morning because of the kids
she's my carer and my niece and when I wet the bed she makes me lie in it
The vein popped in my eye again. He says it's my blood pressure. It's only after he has hold of my neck.
Is there a tablet that stops you shaking when a key goes in the door
My ex messages from new numbers every day. Today it was a picture of my kitchen window. Taken last night.
I used to fight back. Now I go floppy, it's over sooner. He says I'm frigid from menopause.
He has thrown my HRT down the toilet and says I can go cold turkey till I learn who's boss
Ah, he only goes for me when there's drink in him. There's drink in him every day since the farm went.
my kids eat in silence and look at his hands
Which is worse for the bones, the menopause or the stairs he helps me down?
I'm afraid to go to sleep before him and afraid to wake up after him
she (girlfriend, 4 yrs) cut up all my clothes and says if I leave she tells my work and then finds me
he says i owe him three times a week in exchange for the housekeeping. i bite the pillow. is there a numbing gel
He has the shotgun on the kitchen table when we talk about money. It isn't loaded, he says.
My friend is 49 and she asked if she can hide a suitcase at my house. She won't say why. Her lip was split.
What do I say to the school when my boy draws daddy and the red bits on mummy?
There's a man at the gym who follows me home, slowly, every Thursday. I've changed gyms. He's changed gyms.
I don't have a bruise to show you, just eighteen years of being told I'm nothing and no door that locks
Not allowed to close the toilet door, he says it's for safety. Is cystitis worse if you hold it in till he's out?
in the Philippines there is no divorce, so how will I escape my husband who is hurting me, I am 51 already
he puts a pillow near my face for a joke
I live with my son and his wife. They feed me once a day and shout if I come down. I'm 64, am I being oversensitive?
I keep £5 notes in my tampon box because that's one place he never looks. Nearly at the train fare. Do I tell anyone?
Me nah sleep in my own bed six months now, cause when him come in drunk is me him looking for
My ears ring since he slapped, sorry, since Tuesday. Tinnitus menopause?
Is it still an emergency if he's calm now and says he'll finish it later?
he says the only way I'm leaving is in a box
My husband's family have found a new younger wife, and till I sign they're not letting me out of the compound
The manager at the salon rubs himself against us older ones, says we should be grateful. I need the job.
I would like to know, politely, whether one may call a helpline if one's husband is a doctor and everyone knows him.
I've kept my shoes by the back door for eleven years, in case I have to run from him.
he goes quiet, then he closes the curtains. that's when i send the kids to the neighbour
Sis, how do you hide the money from ashawo husband wey dey beat person collect am?
My teenage grandson shoves me, I hit the counter last week, my daughter says don't wind him up nan
Asked the chemist for something for 'down there' tears. She asked how. I left.
can you be raped by your husband or is that only in America
I wake up with it already happening. I've said I don't want it. He says my body's his till death do us part.
He isolates the router when he leaves so I can only do this at the library. How do I get help from here?
We had to tell the hospital it was the cow. It wasn't the cow.
there's a hole in every door in this house at the height of my head
My partner tells me he's put something in my tea, then says he's joking. I've been so dizzy. Peri or tea?
I got a protective order and HRT the same week, and he's broken one of them twice
Since he retired I've not been out of the house on my own. I'm 63. I miss the bus.
How can I clear my history on an iPad? He goes through it at nine.
I love my son but I've started sleeping at work. He's 27 and he breaks things, and lately the things are near me.
He made me kneel on rice because dinner burned, brain fog made me forget the pot
I'm scared to have the coil taken out. If I fall pregnant again he'll never let me leave. He doesn't ask, he just does it.
He laughs and says wives fall off balconies all the time in Spain. We fly Saturday.
my sister doesn't blink any more when he shouts. she's 46. she weighs nothing. how do I get her out
It's only when I answer back. I've nearly stopped answering back. Is low mood a symptom?
Someone has been in the shed at night. It's him, I know his boots. The order runs out on the 9th.
he tells me what to wear, who to text, when to wee. then buys me flowers and posts it
Would they take my disabled daughter too, she's 24, he goes for her when he can't get to me
My in-laws say menopause is a curse and the healer came and burned my feet
I don't go to aquafit any more because of the marks. Any land exercise for bone density, fully dressed?
Is wetting yourself when somebody shouts a bladder thing? It only happens when my husband comes up the stairs.
the cleaner supervisor says if I report what he do to me at night shift he call immigration
He's outside now. He's been told not to come. Just talk to me about hot flushes so I sound normal.
We've an arrangement: I lie still, he's in a good mood, the kids get a good morning. I'm just so tired of paying for it.
I have a broken finger I've taped up myself. It's osteoporosis if anyone asks.
boyfriend says if i ever cheat he'll throw acid, i'm 45 and menopausal, who'd i cheat with lol
he smashed my reading glasses so I can't do my emails. third pair
I used the word 'no' in January. I still can't turn my head to the left.
My mother, 62, has dementia early and I think my dad's hurting her. She says please don't tell Brian. He's Brian.
how do I sleep when he's threatened to do it while I'm sleeping
I'm in a women's group and I can't tell them because he drives me there and waits with the window down
My husband wants me sectioned so he gets the house. He records me crying after he's started it.
dont worry he is good man, only when he is angry he make me outside in the night with no shoe
Do you have a leaflet on leaving that looks like a recipe or something, he checks my bag
He broke up with me, then broke in. Twice. The police gave me a leaflet. The palpitations aren't peri, I know what they are.
Client puts his hand up my tunic every visit and the agency says we're short staffed. I'm 54, a home carer, I thought this ended with age.
my ex said on the phone he knows what time I walk the dog. we separated in 2019
I can't remember a day I wasn't frightened. Not anxious. Frightened. Of a person. In my house.
He let go of the ladder. He says he sneezed. Third thing this year.
Asking for a woman in my building, about 50. He carries her shopping, her phone, her keys. She carries her arm funny.
I keep the radio loud so the neighbours don't hear. Then they complain about the radio.
He's got photographs of me and says he'll send them to my sons if I go. What do women do?
Every night he asks 'who did you talk to?' and the right answer is nobody
if I go to A&E for my ribs do they have to tell my husband
the baby monitor is in my bedroom. there is no baby. he listens
My boss says he'll sack me for my sweats unless I'm nice to him after hours. I was nice once. I feel sick.
Thirty years I told doctors I was clumsy. I've never been clumsy, I've been married.
he won't let me see a lady doctor alone in case I say something. What can I write on the urine pot?
My daughter-in-law twists my arm behind me so I hand over my grant money, and my son is not seeing it
Is it ok to put frozen peas on your cheek with rosacea? Don't ask about the cheek.
I've stopped wearing necklaces. And scarves. Anything he could get hold of.
He says he'll take the kids back to his country if I mention it to anyone. Their passports have gone from the drawer.
No heating unless he's home, no food shop without receipts, no sleep if I sulk. Is it control or am I just hormonal?
he jokes about feeding me to the pigs. we do have pigs. he isn't smiling anymore when he says it
my therapist asked do I feel safe at home and he was sitting next to me
How long do handprints take to fade on menopausal skin?
My eldest stands between us now. He's only eleven. I want to leave before he gets hurt.
You wan know why my blood pressure high? Ask the man wey I marry, ask him belt.
he bought a spade, rope and a tarp, and left the receipt on my pillow. Ha ha happy anniversary
Separated two years and I still check under the car
my husband pins me until I apologise. could it be that HRT makes me provoke him
Since I came out at 50 my brothers have said they'll straighten me out, and they know where I live
He pulled the phone out of the wall, so I'm on my work laptop. Is there a text line?
I'm the carer for my dad, he's got a temper on him and a walking stick. I'm 56 and I'm covered in lumps.
told him I'd had enough and he locked me in the shed overnight. lost a HRT patch in there
Once the kids move out there'll be no witnesses. He's said that. It's in September.
He rings the surgery pretending to be me and cancels everything. I'm not let ring them myself.
Is it silly to be afraid of a man in a wheelchair? He's got my cards, my keys, and good strong arms.
my cousin in Lagos say her husband family dey plan to 'correct' her tonight, she don be 50, who she fit call
I've learned to cry without sound so it doesn't start him off again. Is tearfulness hormonal?
he choked me last night and my voice is gone
I was raped by my partner on Saturday, I'm 49, do I need the morning after pill
My son threatened me with a knife
my ex is stalking me and I can't sleep, it isn't the night sweats
He punched me in the stomach because dinner was late.
I am being beaten by my husband since my periods stopped, kindly help
My boss sexually assaulted me in the lift on Thursday
husband raped me again, third time this month, he says menopause is no excuse
My wife hits me and I'm a woman too, who helps women like us?
He strangled me until I passed out. Do I need a scan?
my daughter slaps me when I forget things
he kicked me down the stairs and I'm pretending it was a dizzy spell
I'm in an abusive marriage and I'm 60, is it too late to leave?
My father in law beat me with the slipper in front of the children
He says he will kill me if I leave. He has a gun.
he broke my wrist. told them it was osteoporosis
My carer hit me across the face today
Domestic violence helpline please, quick, he is in the shower
my boyfriend forces me to have sex even though it hurts so bad since menopause
My mum's getting beaten by my stepdad, she's 52, he says she's moody
He throws me against the wall when I have mood swings, how do I control my mood swings
I've been hit so many times my ear's damaged
my husband slap me, pull me by the hair and lock me out. I am from Manila, living in Leeds
Ex-husband broke into my house and threatened to stab me
I was sexually assaulted by a man at work, and now I'm having panic attacks on top of peri
He burned me with the iron.
my partner beats me up when he drinks, which is every weekend
My son beats me for money. I'm 63, I love him, I'm terrified of him.
he put his hands round my throat and squeezed, then said sorry, then did it again
I'm frightened he will murder me
My brother-in-law raped me and the family want me to stay silent
husband dey beat me every night, I be 47, I no get where to go
He smashed my head off the cooker and I can't remember bits. Is that brain fog?
my neighbour's husband is hitting her right now, I can hear it
My ex has been following me for months, he was waiting outside the menopause clinic
I have two black eyes and I've to be at work at nine
He abuses me emotionally and physically and blames my hormones for it
my grandson punched me in the face
They're threatening to kill me for leaving the marriage, my own brothers
Spat on, kicked, dragged by the ankle. That was Sunday. I'm 57.
My husband rapes me in my sleep
can u help me my man box me in mi face and mi lip buss
I'm scared of my husband, he hit our daughter yesterday as well as me
The landlord is demanding sex for rent. Last night he forced himself in.
A patient attacked me on shift and my manager says get over it, I'm a 50-year-old nurse and I can't stop shaking
he held a pillow over my face
My in-laws beat me and don't give food because I'm not able to have a son now, menopause came at 40
Partner headbutted me during an argument about the thermostat. Yes really. Broken nose.
I need to get out tonight, he's threatened me with a hammer
my husband whips me with a belt and says it's in the Bible
I was raped at 51 and nobody talks about it happening at our age
He shoved me so hard I cracked a rib, does HRT help bones heal
my ex wife threatens to slash my face if I date again
He drugged me and had sex with me while I was out, I found the video
Abusive husband, no money, two kids, South Africa, perimenopausal. Where do I start?
my manager hits us workers, I am domestic helper age 48, she threw hot water on me
He bit me. He actually bit me. There's teeth marks.
stalked by a man from church, he's sent me 300 messages and says he'll have me one way or another
I get beaten if I say I'm too sore for sex
My husband tried to run me over with the ute
He's hitting the kids now and not just me, I can't protect them
my daughter's boyfriend moved in with us and he pushed me into the wall and says I'm next
I left him after he stabbed me in the arm and now he's getting out of jail
He pulled a machete on me because I said I was too tired. I'm at my sister's. He knows where she lives.
my husband punched me in the breast and now there's a lump
Help me please he is beating the door down
My own mother still hits me, I'm 46 and I live with her and I'm going through the change
he forces me to do things in bed with his friends, I say no and he beats me
threatened with acid by my ex-fiancé, I am 42 in Hyderabad, early menopause
he's choked me three times this year, is the hoarse voice hormonal
My partner controls me, hits me, and took my HRT away. I want to leave.
I hide in the toilet at work because a colleague keeps groping me, he's done it five times
Ex turned up at my daughter's school and said he'd shoot us all
he hit me with the car jack and drove off, I'm 55 and I'm sitting in a lay-by
My husband of 35 years beat me for the first time last night. I don't know what to do, I'm 60.
Been a battered wife since I was 20, now I'm 59, and last night I thought this is the one that kills me
My nephew who looks after me pinches and hits me when the nurse has gone
he slapped me so hard my hearing aid broke, I'm 62
Ex-partner is stalking me online and in person, he wrote that he'd cut my throat
`
