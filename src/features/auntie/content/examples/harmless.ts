/** Messages that are no reason to worry: turns of speech, settled history, ordinary talk and questions; one a line, all made up. */
export const harmlessExamples = `
I could murder a cup of tea, these flushes have me parched
My phone died halfway through typing so here I am again
these new shoes are killing me, anyone else's feet grown since menopause?
Dying for a wee every half hour. Bladder or age?
My gran died in 1987 and I still make her scones every Sunday
dead tired today, was up at five with the calves
my libido is dead as a dodo lol
Husband nearly died laughing when I put the fan down my trousers in Marks and Spencer
what a killer heatwave we're having in Adelaide
Is there a dress that doesn't show sweat? Going to a murder mystery weekend with the girls
I'd kill for a full night's sleep and a bacon sandwich
Lost my mum twelve years ago and I'd love to ask her how old she was when hers stopped. How do I guess my own age of menopause?
Hit the wall at work around three every afternoon. Is that oestrogen or is it lunch?
he snores like a dying walrus. separate rooms, yes or no
Just watched a film where the wife murders the lot of them. Good fun. Do you have any tips for getting back to sleep afterwards?
To tell you the truth the menopause hit me like a train, but I'm on the gel now and I've got my sparkle back
choked on my tea reading your answer about itchy ears
Goodbye and thanks for your help Auntie, off to make the dinner
I am afraid I don't understand how to change the font size
Would it kill him to put the toilet seat down
The deadline's Friday and I can't remember a single word. Brain fog at its best!
period came on the 3rd and again on the 25th, i'm 45, fairly heavy but nothing mad. do cycles get shorter?
The burden of tax returns falls on me every year, ha. Does concentration improve on HRT?
hot flush hit me in the middle of assembly, 200 kids watching
My ankles swell up, both of them, when it gets above thirty. Any tips besides putting feet up?
scared to death of spiders and now hot flushes as well, what a life
My husband was killed in the mine in 1994. I have long made my peace and I'm married again. He never knew me with grey hair! Does grey hair come faster after fifty?
we lost 40 ewes in the floods 3 years back and my husband's never been much of a talker since. he's grand now. How do I get him to understand about dryness?
Ordinary headache after too much prosecco. Does wine set off flushes too?
boobs sore both sides the week before i come on, same as ever, just worse at 44
I went on a suicide prevention course with work, very good it was, but the room was boiling. How do you discreetly fan yourself?
Teaching Romeo and Juliet for the nineteenth time and I'm fed up of the pair of them. Any advice on hot classrooms?
Is black cohosh any good or is it dead money
End of my tether with this printer, and the flushes don't help
Reading a book on the Bath murders in bed. Should one avoid thrillers before sleep at our age?
I'm bleeding fed up of this rain
MY TOMATOES ARE DYING AND SO IS MY SENSE OF HUMOUR
At the end of the day we're all in the same boat, aren't we
Been to a friend's funeral up in Inverness, ninety-six and sharp to the last. A lovely send-off. Can I ask about swollen feet, both, after the long drive?
How can I hit my protein target without living on eggs?
My father used to belt us, God rest him, sixty years back and long forgiven. Different times. My question is about cholesterol.
I left my first husband in 1999 for being handy with his fists. Best thing I ever did. Second one's a gem who brings me iced water at 3am. Do the night sweats ever stop?
the end of term cannot come soon enough
is it ok to take ibuprofen for period pain if you've a dodgy tummy
oh shoot me the emails from HR about wellness webinars
I'm dead against HRT but my sister swears by it. Convince me
We put the old dog to sleep in spring. Fourteen he was. House is quiet. Do pets help with hot flush stress, should I get a new pup?
Slit skirt at 58, yes or no?
i beat my husband at scrabble and he hasnt got over it
Threatened my teenager with no wifi for a week. Perimenopause and puberty in one house, send help and biscuits
Kill or cure, I'm trying the cold sea swimming tomorrow with the Tenby ladies
Do you die of heat or do you just feel like it? Asking from my lounge with the ice pack on
He strangled the national anthem at karaoke and I laughed until I peed. Pelvic floor exercises please!
Volunteer at the women's refuge on Tuesdays. Several ladies there ask about menopause. Do you have any leaflets I could print?
on HRT patch, they keep falling off when i sweat. is my skin just dead weird
I buried my husband nine years ago, and I'm courting again at 71. What do I do about dryness?
The dead skin on my heels, what cream
The news from overseas is dreadful, all those people killed. I switch the radio off at night now. Is it the news or my hormones that makes me weepy?
blood test came back, fsh is 34 what does it mean
My monthly still comes but clots the size of a 10p. 46. Iron tablets have been given by the doctor already. Do they make everyone constipated?
nose bleeds in the dry air up here on the Highveld, little ones, always had them. any cream?
gums bleed a bit when I floss since turning fifty, dentist says it's hormones. true?
Suicide squad was on telly last night, awful film, fell asleep before the end which is the most sleep I've had in weeks
I drowned the houseplants again. Brain fog or am I just a bad plant mum
That chocolate cake is to die for, recipe below if you want it
Jumped off the jetty in Galway in November with the swimming club. Best cure for flushes ever invented
My overdraft will be the end of me haha. Is HRT on the prepayment certificate in England?
Hanging on the phone to the surgery for fifty minutes. Hold music is Vivaldi
My lad's got a game called Dead by something and plays it until two in the morning. I can't sleep with the noise. Earplugs?
I'm not afraid of getting older, I'm afraid of chin hair
The stalker was caught in 2008 and I've had a quiet life since then. I only mention it because I was put on sleeping tablets at the time. Is melatonin different?
Gave away all my period stuff to my niece! Eighteen months free, hooray. Do I still need contraception?
Clearing out the loft, giving the kids' old toys away before we move to the bungalow. Back is stiff. Joint pain and menopause, is that a thing?
Made our wills at last, solicitor was lovely, and we went for fish and chips after. Now on to the next job: bone density scan, do I need one?
I can't go on like this with the tweezers every morning, is laser any good for the chin
Let me sleep for a hundred years like the princess, just wake me for my tea!
is there life after menopause or is it all beige cardigans
If my husband asks once more where the butter is there'll be blood on the walls. Joking, he's a pet. Any tips for patience
Would you believe I hit my PB at parkrun at 60
Punched the air when the doctor said my scan was clear
I choke up at adverts with old dogs
Attended a first aid course on stroke and heart attacks for the care home, passed with flying colours. Now could you explain the difference between patches and gel?
My mother had a stroke in 2003, she recovered well and lived to 88. Should I tell the doctor about that when asking for HRT?
Aunt had breast cancer in the seventies. Does family history so far back matter for HRT?
mammogram came back all clear. why do they have to squash them so flat!
Numb bum from sitting through a four-hour staff meeting. Cushion recommendations
I always get a bit of a headache on day one of my period, paracetamol sorts it. Will those go after menopause?
It's a headache running this shop with half the staff off
my heart broke when our netball team lost to australia
Butterflies in my chest when the new vet smiles at me. 57 and behaving like a schoolgirl
Heavy-hearted about the youngest going to uni but proud as punch
got that off my chest now, thanks auntie
Cold feet about the wedding, it's my third. Will my libido ever come back, what do you think?
He's a dead loss at DIY and I told him so when the shelf came down, and he went off in a huff to the allotment and came back with a cabbage as a peace offering. We've been like that for forty years. But I notice that I'm quicker to bite his head off than I was. Does the temper settle down once the hormones do?
fat ankles after a day on the till, both the same, gone by morning. support socks?
The burden of proof is on him, he says I snore, I say he does
"Drop dead gorgeous" my other half called me, at 63, with a flannel on my head
My nana used to say the change killed more marriages than the war did. Was there any truth in those old sayings?
can i die my hair while on hrt, dye sorry
Knackered. Absolutely dead on my feet. Three long days in a row on the ward and a flush every hour
my brother-in-law passed in the spring after a long illness, ninety, peaceful. My sister is coping well. She asks if she can go back on her HRT now the stress is less
I'm finished with periods, finished with diets and finished with men under six foot
We say goodbye to the head teacher on Friday. How do I not cry all over her? I cry at everything lately
No future in sheep, my husband says, so we're trying alpacas. Do they spit more when you're having a flush?
i never want to see another kale smoothie as long as i live
Which of the crime dramas do you like, Auntie? I'm up at three with Vera and a hot water bottle
Killing time at the airport. Can I take my gel through security?
Do night sweats kill your mattress? Mine smells
dead chuffed with the pessaries ta x
The flushes are torture but the estradiol is doing its job slowly
my oven gloves and I are the only ones who know how hot hot is
I was in a violent relationship in my twenties, had counselling, all settled and he's passed away since. I'd just like to know if HRT suits people who've had migraines.
At church we're praying for the families of that shooting in the news. Makes you hug your own. My sleep is poor, any herbal teas?
I was so mad I could have throttled the photocopier
Read a memoir by a woman who survived a suicide attempt, very moving and hopeful. Our book club is next doing something cheerful. What about a good menopause book?
The battery's dead in my thermometer so how do I know I'm having a flush and not a fever
Hit me with your best tip for bloating
My sister-in-law's cooking will finish us all off, I swear. She did a curry on Sunday that had my father in tears and the dog under the table, and me in the garden with my blouse open like the hulk. I'd drunk a whole jug of water and I was still on fire. Honest question, does spicy food set off flushes or does she just hate us, ha ha?
You're a lifesaver Auntie, honestly
I'm worried sick about my exam results at 52, doing my nursing conversion. How to revise with brain fog?
scared of needles. is there a test for menopause without blood
Nearly passed away from embarrassment when my patch stuck to the swimming teacher
this diet is slow death by lettuce
Shot of tequila and a flush, never again
my knees are shot, thirty years of lambing
Couldn't give a monkey's about sex but I could kill for a foot rub
I told him if he touches my thermostat I'll have his guts for garters. 30 years wed and we still laugh
light period this month, 47, usually a flood. is this the start
Spotted a bit mid-cycle when I was 30 and on the mini pill. That's twenty years ago. Does it mean I'll have a tricky menopause?
my cat brought in a dead bird at 4am so thats me up
Grief comes and goes, it's six years now since Dad. Mostly goes. Would you say weepiness at 50 is hormones?
The pheasant season's on and the shooting starts at seven. No lie-in for me. How can I catch up on sleep?
Running for the ferry nearly did me in. How fit should a body be at 59?
deid wi the heat in here and the auld yins want the radiators on
I've got a bone to pick with whoever decided HRT should come in a box that tiny old fingers can't open
Drowning in paperwork, the new head wants everything in triplicate. Any chance that oestrogen helps concentration?
There's an end in sight to the building work, hallelujah
My ex threatened to turn up to our daughter's wedding in a kilt. He's from Surrey
Locked myself out again, that's the third time. Keys in the fridge. Is this normal forgetfulness for 51?
Afraid I've eaten all the dark chocolate. Is there truth in the magnesium excuse
he can't keep his hands off the remote
Would my late mother's osteoporosis be passed down to me? She's gone twenty years, God be good to her
I did my domestic abuse awareness module for work last week and my safeguarding refresher. Anyway, do you know of any menopause training for managers?
My daughter's dead keen I try yoga
Never say die, as my dad would say. Starting couch to 5k at 64!
Can you be allergic to the patches? Red square on my bum every time I peel one off
Kids are choking the wifi
hitting fifty next week and having a massive party, what can i drink that wont bring on a flush
A vivid dream that I was back at my father's funeral, woke up sweaty. He passed in 2001. Do hormones cause vivid dreams?
Blood pressure's fine, blood sugar's fine, blood-y marvellous the nurse said
Sick to death of adverts for incontinence pants. How do they know my age
Cut my finger on a tin of beans, only wee. Do cuts heal slower when the oestrogen goes down?
We had the hospice volunteers' summer fair, made a thousand pounds. Sunburnt and flushing, I looked like a beetroot. What's kind to hot skin?
I'm over the moon, no sweats for a fortnight
The exam's at nine and I've been awake since three, somebody shoot the cockerel
hiya auntie
Hello, I'm new. How does this work?
how long do hot flushes last on average
I cried at a butter advert
Is gel better than patches if you sweat a lot on the farm?
Ta very much, that was really helpful
My husband loads the dishwasher like a raccoon and I want to scream. Is it me or is it progesterone?
can u still get pregnant at 49
WHY DO I WAKE AT 3AM EVERY SINGLE NIGHT
Feeling a bit flat this week, nothing serious, the weather's been miserable and I've missed my walks
weight's gone straight to my middle though i eat the same. what do i do
I would be much obliged if you could explain the difference between body-identical and bioidentical hormones.
Sex is uncomfortable lately. Which lubricant should I begin with?
The site keeps logging me out. Very annoying when you've typed an essay
do you ever sleep auntie? i dont. i was up at two putting the bins out because id forgot, then at three i was reading about the tudors, poor old anne boleyn losing her head, then half four the birds start. i was thinking of trying magnesium or cutting out the wine at the weekends but not both at once, im not a saint. which one first?
My manager says that I can't have a desk fan. Is there anything in law about this in England?
Does the Mirena count as the progesterone bit?
Me and my sister fell out over Mam's good china, two weeks not speaking, over a gravy boat. We'll come round. Am I more stubborn since the change?
itchy skin, like ants. normal?
I snapped at a customer over a bag for life today and felt awful after. Perimenopause has me so short-fused
Joint pain in my thumbs, can't open jars. I'm 53 and milk goats. Any ideas?
When is the right moment to tell my teenage sons why mum's sweating at breakfast?
thank u xx sleep well
Can I drink grapefruit juice with HRT
My GP wants me to come off it after five years. Do I have to?
wots perimenopause exactly im 41
Good evening from Dunedin. It's two degrees out and I'm in a singlet. Say no more.
Palpable boredom at work since going part time. Should I retrain at 60?
Do men get a menopause because mine has bought a motorbike
Could you tell me please what food is good for bones? I don't like milk.
UTI again, third this year, on antibiotics from the chemist. Will vaginal oestrogen help to prevent them?
My hair's coming out in the brush. Not bald, only thinner
i just dont fancy him at the moment and he's being sweet about it which makes me feel guilty
What time of day should I take my progesterone? It makes me sleepy.
Is soya any use? My friend Nomsa swears by it
Bit low since the kids moved out. I've joined a walking group and it's helping. Would vitamin D be worth a try as well?
Why is the text so small on this page, we're all over forty here
Tell me a menopause joke
I have rage in traffic. Not me at all. I sing hymns to calm down
so fed up with night sweats, changed the sheets twice, can you recommend any bedding
Does cycling on HRT mean I'll have bleeds every month? I'm 46 and perimenopausal
Do you think I should tell my boss? I'm a manager myself and I don't want to look weak.
My mouth tastes of metal and everything burns, even toothpaste
Is your advice the same for South Africa? We don't have all those brands at Clicks
nice to have someone to talk to at this hour
He wants to retire to Spain and I want to stay by my grandchildren. We bicker about it nightly over the washing up. How do other couples decide?
testosterone for women, yay or nay?
I forgot my own postcode at the post office. I've lived there for 26 years
Teacher here. I lost the word for 'ruler' in front of year 3. They were very kind about it
Has anyone tried CBT for flushes?
cant be bothered with anything today, just want my sofa and a box set
am i too old at 66 to start hrt
My friend went off on one at her wedding anniversary dinner and blames her hormones. Funny as anything. Is irritability worse in the evening?
Who writes these answers, a person or a machine?
The specs steam up with every flush. Any hack?
I put on a stone over two years and my uniform's tight, but I refuse to order up
Did Welsh grandmothers have some remedy? Mine had sage tea for everything
do patches work in the sauna
My periods went from 28 days to 40 to 22. Age 48. Is there any pattern to expect?
Money's tight till payday. Which vitamins are worth buying and which are a swizz?
lovely answer thank you auntie god bless
I'm a bit teary since Tuesday, due on Saturday, same every month
Why am I so gassy?
Am a carer for my mum and I'm shattered, but my brother's taking her for a week in July, thank goodness. How best to use the week for sleep?
Is it OK to take antihistamine for sleep now and then?
First date in 20 years on Thursday. What do I wear that won't show sweat?
ur answers r too long, i just want yes or no
Went for a lovely walk on the beach at Portrush. Mood lifted straight away! Is exercise really that good or is it the ice cream?
My dry eyes sting in the milking parlour. Hormones?
Is the coil painful to have put in? My friend said not too bad.
He says I'm moody, I say he's annoying. We're both right. We've booked a weekend in Whitby to talk and eat chips
Nails splitting like old wood
Would a weighted blanket be too hot?
oestrogen or estrogen which is it
Can a lady who has had her womb removed take just the one hormone? I had mine out at forty for fibroids.
I feel invisible in shops since I turned 55. I've taken to wearing red. Works a treat!
Quick one: alcohol-free beer, does it trigger flushes
My wife is going through it and is very cross with the hoover. What's a supportive thing to say?
restless legs at night, both, drives me up the wall. magnesium?
I've lost confidence at work, silly things like speaking up in handover. Does it come back?
is decaf worth it
Formally, I wish to complain that the chat froze as I was asking about thyroid tests.
no interest in cooking anymore after 35 years of it, they can have toast
Do you have this in Afrikaans?
What age did the Queen go through it do you think haha
Best pyjamas for night sweats please, plus size
I was rude to my mother-in-law about her trifle and now it's a family incident
Dizzy for a second if I stand up quick from weeding, always been like that, low blood pressure. More salt?
Skin's gone dry as a cracker since we moved inland
Can I have a big glass of wine on the weekend with the tablets?
Went to the pub quiz and got every answer on the tip of my tongue and none out loud in time. Fog!
Jealous of my husband sleeping like a baby. I poke him sometimes
how do i find a menopause specialist in ireland
Could you explain progesterone as you'd tell it to a ten-year-old
Electric shock feeling just before a flush, anyone? My GP says it's common
It was the anniversary of my husband's death yesterday, eleven years, and the family all came. We had his favourite steak pie, told the same old stories and laughed until we were sore. I'm in good heart today, only tired from the washing up. What I meant to ask is whether a woman of 68 who's never taken HRT can use the vaginal cream on its own?
The kids call me Elsa in reverse
My breasts have grown a whole cup on HRT, both of them, nurse has checked and all's fine. New bras cost a bomb
Auntie, I have a long one for you. I'm 51, I manage a garden centre, periods still come every five or six weeks, I have flushes mostly in the afternoon and I wake about three. The doctor offered me gel and a tablet at night. My friend takes patches and says they're tidier. I'm handling compost all day with my sleeves rolled up. Which would you choose for someone mucky?
Hit sixty and suddenly everyone offers me a seat on the bus. Do I take it?
Our lambs were all born alive this year, not a single death, so I'm grinning like a fool and not caring about the flushes
the suspense is killing me, when do my hrt results kick in
Dead easy this chat is, even I can work it
Can I cut patches in half or is that daft?
I'm dying of heat in this church dress
my husband's snoring is killing me, separate rooms yes or no
these jeans are murder on my bloat
could of killed for a popsicle at 2am lol
dead tired after a double but its the good kind
my feet are killing me, twelve hours on concrete
Saw the new Fargo season, so much blood, still fell asleep. Is it the progesterone?
Menopause hit me like a ton of bricks at 47
I choked up at my granddaughter's recital and I never used to be a crier
say goodbye to my waist, it's been a good run
Burden of proof was on the other side and we won! Question is how to not sweat through my blazer next time.
if i have to hear one more 25 yr old on tiktok explain perimenopause i'll scream
My mother died in 1998 and I only now understand what she was going through with the fans and the nightgowns. Wish I could ask her.
Period came early and heavy, third this quarter. I'm 45. Is that just peri?
Both my ankles puff up at the fair every July, always have.
regular old headache from skipping coffee, can I take tylenol with my patch
boobs sore like always the week before my period, does evening primrose do anything
I'd kill for a full night's sleep, ha
My ex-husband was a violent man. That was thirty years ago, he's long buried, and I've a sweet fella now. My question is about lube.
scared to death of needles, is there HRT that isn't shots
Hot flash hit in the drive thru and I stuck my head in the ice machine
drop dead gorgeous is what my wife called me at 60 and I'm putting it in writing
Took the domestic violence prevention training at the hospital today, long day, good people. Anyway, cold brew and hot flashes, related?
end of my rope with this insurance company and their prior authorization forms
the church fan is fighting for its life and so is my edges
We did the suicide awareness walk with my sorority on Saturday and I wore the wrong shoes. Blisters! What's good for dry skin on heels after fifty?
My phone died mid telehealth, does Alloy charge for a second visit?
that black cohosh tea tastes like death
I bawled at a Subaru commercial.
Killing it at the gym at 58 and still no weight off. What gives?
Kick boxing class, I hit the bag for 45 minutes and my rage was gone. Recommend.
my libido is deader than a doornail
deadline friday, no sleep, brain like oatmeal
my best friend in 10th grade took her life. 41 years ago now. I still light a candle. Tonight I'm fine, just thinking, and wide awake from the sweats.
The dog died last fall, we have a new pup now, and she wakes me up right after the night sweats let me sleep
afraid i'm gonna look like my aunt Dot. She had the mustache. anything for chin hair
Is it me or does menopause make you wanna bite somebody's head off over a spoon in the sink
Hold the phone, you can take testosterone for libido? I nearly choked on my tea
Reading a thriller where the wife strangles the husband and my book club picked the week I ran out of my patch lmao
long live the queen of night sweats, me
I almost died laughing at your answer about the frozen peas
Over my dead body am I wearing a bra in this heat
my mother in law could talk the ears off a dead mule, how do I keep patience on 4 hours sleep
I shot my mouth off in the staff meeting. Hormones or honesty?
When do eggs run out for good? My niece is in nursing school and asked me at dinner.
what is the average age for menopause in Black women, I heard it comes earlier
Stabbing little pain in my heel first thing in the morning, goes away when I walk. Plantar whatever?
The end of my period era, thank you Jesus, one year today and not a drop. Cake?
My son hit a home run tonight and I cried through the whole sixth inning
this chin hair has a will to live i truly respect
do you know if the site is down on iphones, it keeps dying when i open the symptoms page
Been called a ball buster at work for twenty years and now I'm just tired of being the strong one at meetings. How do other women handle it?
they buried the lede in that WHI study and scared a whole generation off hormones
kids are leaving for college, I said goodbye at the airport and ugly cried in a Cinnabon
My hot flashes are out of control, I'm about to strip naked in Kroger
Snow tires, dead battery, and a hot flash all in one morning. Saskatoon living.
I would die for my grandbabies but I will NOT watch all four on no sleep
What a way to go, eating ice out of a cooler in a parking lot
Lost my dad nine years ago, his birthday's this week, made his gumbo. It's a soft kind of sad. Does spicy food make flashes worse?
Are there killer apps for tracking cycles? mine's ancient
my periods are so heavy I bleed through at work, I'm 43 and it's every 26 days like clockwork
I get a headache the day before my period starts and it's been like that since high school
spotting mid cycle at 40, still regular, could it be ovulation?
I was in the Gulf, saw plenty, did my counseling years ago and I'm good. What I can't deal with is the sweats. Anything non hormonal through the VA?
hey is it true estrogen cream expires? mine says 2022
choked on a vitamin the size of a canoe, does it come in gummies
"Til death do us part" he says, and leaves the thermostat on 74
my cousin's a cop, he says hi. anyway, what helps dry eyes
Watched a documentary on Ted Bundy and my wife says no wonder I can't sleep
I feel flat this week. Not awful. Just beige.
He forgot our anniversary and I was mad all day, then I forgot why I was mad. Brain fog has its perks.
strike me dead if I'm lying, that cooling pillow works
This menopause belly ain't going nowhere, me and her made peace
I been biting everybody's head off, got four prayer requests taken out in my name
In my country nobody has word for hot flash. We say fire coming up. What you say to doctor so she understand?
afraid to ask my boss for a desk fan, silly I know
Does Medicare cover bone scans?
"Kill the lights, kill the heat, and don't touch me" is my new bedtime prayer
is soy bad if your on the patch
lol my partner said i threaten the laundry when i fold it
Both my feet swell on long flights then go down by next day. compression socks yes?
I teach self defense to seniors at the Y and forgot the word for elbow. ELBOW. Tell me it's normal
Deadheading roses at 5 am because sleep left me
thank you auntie that helped me talk to my doctor
Your website is too slow and the letters are too small for these eyes
do you sleep
good evening from Baton Rouge
Hi from Nunavut, it's minus forty and I'm standing on the porch in a nightie, how's your day
what's a fair price for vaginal estrogen in Canada?
My wife and I are both in it at the same time. Two women, one thermostat. Pray for the thermostat.
I use they/them and every menopause pamphlet has a pink lady on it. Got any that don't?
On T since 2014, never thought I'd be asking this, but is vaginal estrogen going to mess with my beard?
can I take magnesium glycinate and melatonin both
I cried at an insurance jingle, then at the dog, then at the moon
why do I smell like onions now
Gained fifteen pounds and all of it's in my bra
not in the mood for sex since about march, he's sweet about it, I just miss wanting it
My ma never told us nothing. She just stood in the freezer door. Now I know
how do i ask for HRT without my doc rolling her eyes
Does the patch stay on in a sweat lodge?
joint pain is it hormones or just 20 years lifting patients
brain fog so bad I called the judge mom
night shift and night sweats who did this
Are there any natural things for sleep that don't leave you groggy? I drive early.
He loads the dishwasher like a raccoon and I have lost the ability to let it go.
Grateful for this little corner. Nobody in my family says the word menopause out loud.
Tell me a joke, auntie, I'm up anyway
what is oxytocin vs estrogen, two different things right
i went to the dr she said im perimenopausal at 38, kinda relieved to have a name for it
My hair's coming out in the brush and growing in on my chin. Make it make sense.
How long do hot flashes usually go on? My girlfriends say anything from 2 to 15 years
is it ok to stop the progesterone for a weekend trip or should I ask pharmacist
My doctor gave me gabapentin for sleep. How many hours before bed do folks take it?
been laid off since spring and job interviews + flashes = disaster. How do you stay cool in a suit?
Do you have this in Tagalog? For my mom.
Can estrogen help with itchy ears or is that just me being weird
vaginal dryness at 66, widow with a new gentleman friend, what do the young people use
Lupus and menopause both. Which one's got my knees?
I have become my grandmother, there's tissues in my sleeve and opinions about drafts
my cholesterol jumped, same diet. hormones?
Lawd I could have wrung that deacon's neck over the potato salad, but I just smiled
My twin sister and me been going at it over who got the worse flashes. She'd rather die than admit it's me
murder hornets, murder podcasts, and me awake at 4 with all of em
kill me now, I called my new boss "honey" on zoom
dead serious question: does wine really make it worse
It was a suicide squeeze in the ninth and my husband yelled so loud he woke me from the first good nap in a week
my old cat is on her last legs, she's 19, I'm sad and up late anyway. How do you keep cool at night w/o AC
Bury me in my cooling pajamas when I'm a hundred and ten
I'm so over it. "It" being underwire.
Had a lump checked in 2018, benign, clear mammogram last month. Now just wondering about calcium doses.
my aunt had a stroke back in 2005 and she lived to be 91 doing water aerobics. does family history mean no patch for me?
Dad's heart attack was when I was in grade school. Should I mention that when asking about HRT?
Does a mammogram hurt? First one at 40, nervous
We got hit by the tornado in '11, rebuilt, and now it's the hot flashes blowing through
I'd choke on my own words if I said I missed having a period
he hogs the fan. grounds for divorce? haha
My coworker's gum popping makes me homicidal around day 25, tell me that's a symptom and not my character
no end in sight with these renovations and I'm sweating plaster
this is the hill I will die on: cotton sheets only
shoot me a link to the sleep page please
Where do hot flashes go to die, asking for the whole choir
My knees gave up the ghost round about the same time as my ovaries
lost my train of thought, my keys and my last nerve before 8am
our book club did The Color Purple, we all cried, then all flashed, all nine of us
What a relief, it's all over: the moving, not the menopause. Boxes to the ceiling and I slept nine hours!
I gave away all my tampons to my daughter's dorm, felt like a graduation
gave all my winter sweaters to goodwill cause i run so hot now
Finally got our wills done like grown ups and then went for pancakes. 55 is glamorous.
I don't want to be here. Here being a budget meeting with no window
Disappearing eyebrows, what do y'all use
My energy's gone, my patience is gone, my waist is gone. My sense of humor showed up late but it's here
wake me up when menopause ends lol
is there a light at the end of this hot flash tunnel? my sis says hers quit at 55
My mother always said growing old isn't for sissies. Buried her at 96, six years back, still hear her every time I grunt getting up
goodnight auntie, bye for now, grandbabies coming early
I'm fixing to hit the hay, thanks for the tip on the frozen washcloth
he's afraid of ME these days, poor thing, hides in the garage when I start on the closets. We laugh about it.
My daughter won't let me have my phone at dinner. New house rule and I hate how much I like it
Hubby checks my phone for me because I can't work the thing. How do I turn on big letters?
we share one bank account and fight about Costco every month like normal people
My old landlord used to scare me, but I moved out of there in 2003. What scares me now is the electric bill from all this AC.
Punched my pillow into shape nine times last night
bruised my shin on the coffee table going for water in the dark again
I bruise easy since prednisone, my doctor knows. Arnica any good?
My wife strangled the life out of Bohemian Rhapsody at karaoke and I peed myself laughing. pelvic floor tips please
threw a shoe at the smoke detector. nobody hurt but the shoe. is rage at beeping a symptom
I wanted to slap somebody at the DMV. I did not. Church raised me right.
Knocked out cold by one Benadryl, is that ok to use every now and then?
jury duty on an assault case all week, glad it's done, couldn't tell the other jurors from my own sweat
Is there a true crime podcast that's boring enough to sleep to
When I was a child my uncle was mean when he drank. I've done my therapy and made my peace. Does early stress really bring on menopause sooner, I read that somewhere?
The news about that shooting in the next state had me up reading till three. Sad world. Any advice on putting the phone down at night
Wrote my paper on violence against Native women for my degree, I'm 52 and a sophomore! Got an A. How do I study with brain fog
my periods: 21 days, 40 days, 17 days, 60 days. I'm 48. when does it count as menopause
cramps are killing me this cycle, 41, heating pad and ibuprofen do help some
a few clots in my period on day two, had em since my twenties, 44 now. do they go away with peri?
Got my period back after eight weeks off, I'm 46, guess I ain't done
Nursing my hot flash with a bag of frozen okra
my ears burn my neck burns my toes freeze. what in the world
Tension headache from staring at the spreadsheets, better after a nap. Does low estrogen make those more common?
I've had migraine with my cycle for 25 years and my neurologist is on it. Will they quit after menopause?
both legs ache after waitressing, always have, worse at 50
my ankles, both of em, look like bread dough when it's over 95. goes down overnight
nipples sore as heck before my period and fine after. 42
It's like a little heart flutter when I see George Strait, does that count as a palpitation ha ha
Heartbroken over our team. Bills fans in menopause should get a discount
the sermon was on Lazarus rising from the dead and I thought well that's me after one cup of coffee
to die for: my sister's peach cobbler. To regret: three helpings and a flash
I sacrificed my body for these kids and they won't even bring me a fan
im a slave to my bladder on the interstate, 68 stops btwn Memphis and Dallas
Blew a tire, not my top. Progress! The patch must be working.
this humidity should be charged with attempted murder
Never say die, that's what my bowling team is called and we came dead last
he said "calm down" and reader, the silence that followed was biblical
Kids' father and I divorced ages ago, he was no good, water under the bridge. I'm dating at 63! What do I tell him about the sweats?
I was depressed after my second baby, that's twenty years back. Does that mean menopause will be hard on my mood?
Low-ish lately. Nothing dramatic, I just don't care about the garden. Is that a hormone thing?
blah. just blah this week. rain for nine days straight
I snapped at my wife over soup and then apologized to the soup. Is there anything for irritability
I feel invisible at work since I turned fifty. They ask the intern before me.
Mad at everyone, love everyone, want chips
weepy. happy weepy mostly. daughter's wedding saturday and how do i keep makeup on with flashes
I'm lonely some evenings since retiring, so I joined the quilters, and now I'm tired. Fun tired. Any tips for finger joints?
anxious before my driving test for the school bus license, chamomile or nah
feel like a grumpy bear
My manager says take breaks whenever but the line don't stop for flashes. What can I ask for legally in Michigan?
are we allowed to wear shorts under scrubs? i'm soaked by ten
Union meeting tomorrow, gonna bring up fans for the plant. Got any facts I can use?
My husband and I argue about the blanket, that's it, thirty years, one blanket
can you take HRT if you smoke a little
how much weight is normal to gain
Which is better, gel or patch?
What does FSH 74 mean on my blood work
ok so is it peri or is it my thyroid
Do hot flashes burn calories cause i should be a size 2
my doctor is nice but she's 28 and looks at me like I'm a museum
Does sage tea do anything or is it just my auntie's wisdom
Is it safe for me to fast for Ramadan while on hormone pills? I mean when to take them.
what's with the metallic taste
Sex hurts a little at the start, he's patient and kind about it. What should I get from the drugstore?
I've got a crush on my physical therapist at seventy-four, so evidently the hormones aren't all gone
acne and wrinkles. at the same time. rude
Need a good bra for hot weather, 42DDD
My insomnia and I are going to make banana bread
3am club checking in who else is up
what time zone are you in auntie
you are funny for a computer
how do i delete my account? nothing wrong i just made two
This chat keeps asking me the same question over and over, fix your bot
Why's there no picture of anybody brown on this site
Can my husband read here too so he gets it? He wants to learn, bless him
thx hon
Good mornin from the Pine Ridge side, coffee's on
Please explain progesterone like I'm five.
does acupuncture work
It was bot, lip filler or a nap. I picked the nap.
Went to a menopause cafe in Halifax. Scones, swearing, sweat. Ten of ten
My niece asked if menopause is contagious. I said only the attitude.
what can i eat to keep bones strong, i dont do milk, lactose
How long before the patch kicks in? Day 5 here and I'm impatient
Switching from Texas to Ontario for work, will they honor my estradiol script?
Is pelvic floor therapy weird? I laugh, I leak, I leave
Taking the bar exam again at 49 with brain fog, wish me luck
My partner transitioned and I'm in menopause, so it's two sets of hormones in one bathroom cabinet. Labels, people.
Vitamin D, how much is too much?
Grandma used to say the change makes you either sweet or honest. I went honest.
creepy crawly itching on my arms at night, lotion don't help, is that the hormones
my son says I repeat my stories. my son also repeats his laundry on my floor
Does a lower thermostat really help sleep or is it just my husband suffering for nothing
Yall got anything on menopause and ADHD
been sober eleven years, and sugar's my only vice. is it making the flashes worse
I could sleep standing up like a horse. Third week. Iron was fine at my checkup
Fella at the gas station called me young lady. Made my whole month
what do lesbians do about menopause at the same time lol there should be a manual
My mom's 81 and still gets a hot flash at Christmas dinner. So never? It never ends?
do compression socks make you hotter
Grief group potluck tonight, five years since Tom passed. Mostly we laughed. I brought the deviled eggs and a fan.
Goodbye, Revlon. Hello, gray. Anyone else's hair turn curly with menopause?
somebody at my table at bingo told me yams cure hot flashes, is that true or is she selling yams
retired from the post office Friday, thirty-one years, and I don't know what to do with a Tuesday
I am dying of heat in this office and they won't put the AC
my feet are killing me after the wedding
If my husband snores one more night I will murder him haha
Dead tired but cannot sleep, what tea do you suggest?
That joke about the fan killed me, I laughed until I cried
My grandmother died in 1998 and I still make her jollof every Christmas
the end of my periods, hurray!
Goodbye tampons, I won't miss you
I could kill for a cold coconut water right now
He's dead right that I should drink less coffee
My mother passed away three years ago from a long illness. I feel her with me in the kitchen.
I'm afraid of needles, is there HRT without injection?
We watched a film about a woman who murders her husband with a mushroom pie, very funny
Bored to death at my cousin's PowerPoint
This deadline is killing me and my brain is porridge
It hit me today that I haven't had a period since September
Old story: my first husband used to hit me, I left him in 1991, since then I'm happily married with a good man.
I choked on a fish bone at lunch, all fine now, just embarrassing
I'm dying to know what happens with collagen, does it work?
When does it end, all this sweating? My sister had it seven years!
Our parish had a course on suicide prevention last week, very well organised, I helped with the samosas
My phone died in the middle of your answer
Is the burden of proof on the supplement makers? I'm a lawyer, sorry
i have periods each 3 weeks now, 44 years, quite heavy first day. normal for perimenopause?
Both my ankles swell in May heat, always, and go down at night
The usual headache after too much sun, Panadol sorted it out
Breasts sore three days before my period, both, as every month since I was fifteen
I almost died of shame when the sweat dripped on my boss's laptop
Killing two birds: gym and gossip with my neighbour
to die for, this mango pickle recipe, auntie you must try
My father, God rest him, said a woman after fifty has the best jokes.
She dropped dead gorgeous at the party, 62 years and a red sari!
I read a novel where the heroine jumps off a cliff at the end, what a disappointing ending
the battery of the site's chat kills my data
My son is hitting puberty while I hit menopause, pray for us
He hit the roof when he saw the curtain price, then he laughed and paid
Singapore humidity will finish me one day haha
Shoot me an answer when you have time, no hurry
Over my dead body will I wear beige
Break a leg, they told me before my choir solo. I had a hot flush on the high note.
My daughter left for university and the house feels so empty. I miss her noise.
Is it a sin to use lubricant? My mother would turn in her grave.
That yoga class nearly killed me, I can't sit down today
I was afraid the doctor laughs at me but she was very kind
they killed my favourite show!! who do i watch at 3am now
We've buried my uncle yesterday, 94 years, a beautiful funeral with much singing and dancing
Would you believe, I cried over a dead tomato plant
I'm suffocating in polyester, which nightgown fabric is best?
My auntie had a stroke in 2009 and recovered nicely, now dances. Does my risk go up with patches because of her?
Mother-in-law comes to stay for three weeks. Kill me now lol. What herbal calm thing is ok with the pill?
we have a first aid course at work, learned how to recognise a heart attack in women. Very useful!
In the news they said a politician was stabbed. Horrible world. Anyway, my question is about soy.
It's a dead end job but pays the school fees
Every month my period comes with cramps since I am 13; nothing new, only the mood is
My bank account is dead after Christmas
I'm scared of spiders and of menopause belly, in that order
My husband is a terrible driver, I fear for the gearbox
At the end of my rope with this sourdough, it doesn't rise
can someone shut up my inner critic, she's beating me up about a slice of cake
Beat the eggs, beat the carpet, beat the flush: my morning
I would die without my little fan, best 400 pesos ever spent
My late husband, gone eleven years now, would've laughed about my moustache
You can't kill the craving for chocolate, I've tried everything
Suicide by sugar, my dentist says about my sweet tooth, he is a comedian
the bleeding in my perimenopause is like a lottery, 40 days then 22 days. I'm 46 and doctor checked, all normal
No lump, no bump, mammogram clear, thank God. Now back to my hot flush problem.
She fought with cancer and won in 2012, now she climbs mountains. Can a survivor take black cohosh?
I'm writing a thesis about menopause in crime fiction, funny how often the victim is over fifty
Grief for my twin brother comes back each November, twenty years already. Candles and his favourite songs help.
The traffic in Nairobi is going to be the death of me, truly
drop dead boring husband but good cook. I keep him
My knees crack like gunshots
I lost my patience, my keys, and my waist
Can't live without my AC and my sister
Shall I say goodbye to my jeans size 10 or is there hope
It's a killer workout, which muscles help against leaking when I sneeze?
I was beaten at Scrabble by my 9 year old granddaughter
Half dead after night shift, four flushes between 2 and 5. I'm a nurse in Accra. Any trick with the uniform?
In our book club: Anna Karenina. I'm on team Levin. The train scene made me cry.
my mum had hot flushes till 70, she told me yesterday. i could scream
He forgot our anniversary. I gave him the cold shoulder for two days, then he cooked. Peace.
Fear not, said the angel, but he never saw my face at 4 am
It struck me that nobody tells the young ones anything about this
My teenage daughter slams doors and says I ruin her life. I was the same, ha.
Kids think I'm a walking dead before coffee
I'm a bit anxious about flying to Kraków, not for the plane, for sweating beside strangers
Our street dog was hit by a motorbike, he is recovering with three legs and a good appetite
I will end this subscription if the page keeps crashing
Choked up at my son's graduation, used the whole tissue box
My patience is dead and buried since perimenopause
The insurance agent asks if I smoke. What has this to do with my age?
I've made my will last year with the notary as every sensible person in Germany, unrelated: is sage tea any good?
I'd sell my soul for six hours sleep
When I was a girl the nuns hit us with rulers, nowadays it's luckily forbidden. I'm 71.
How many carbs, how much protein, and is ugali the enemy?
Giving away my old clothes because nothing fits since the belly arrived. Any style that's kind to the middle?
We are clearing out the attic, my mother moves into a smaller flat near me and is very glad about it
My sister got divorced from her violent husband in 2003, she's now happy in Valencia with her bakery
I'm leaving this job at the end of the month, at last! Goodbye party is Friday and I sweat already
Sleeping in the guest room because he snores like a tractor. We're fine otherwise, better even
my husband takes care of the money because I am terrible at sums, I chose it so lol. Is private HRT expensive?
The strangler fig in our garden is blooming. Sorry, night thoughts. Magnesium or melatonin?
Do you know a dead simple recipe with lentils for bones
I've a migraine as always on day one of the period, my tablet helps, question: does it end with menopause?
In my sleep I kick, my poor husband has blue toes, we laugh about it. Restless legs?
Walking both legs heavy after 10 hours standing in the shop, better when I put them up
My heart breaks for the earthquake people in Turkey. I collect blankets. And you, are you ever sad?
My heart jumps when my grandson calls "Nani!"
The flush rose like a volcano and I thought, Pompeii must've been like that
Poison ivy or heat rash on my arms?
someone stole my hormone gel from the gym locker, can u imagine
Is it a crime to eat dinner at 5 pm
i'm at war with the duvet
The electricity cut off again, no fan, no sleep. Nigeria will not kill somebody!
I said to God, take these hot flushes, You can have them
The hairdresser burnt my ear with the tongs, small blister, aloe is helping
Murder mystery evening with the girls, I played the butler and had to take the moustache off, too hot
My friend is a widow since many years and wants to date again. How does she handle the dryness topic?
A bit of blood from my gums when brushing, dentist says brush softer
Cut my finger with the onion knife because I dream at the counter, plaster is on. Brain fog is real!
The cat brought a dead lizard to my bed at 3 am, so that was my night
I feel less afraid since I read your page, thank you
We lost my brother to suicide when I was nineteen. I'm 60 now, I speak about him in schools and it gives me peace. My question is on sleep.
Ha, my husband says living with me is like living with a bomb. He says it with a kiss, don't worry.
After the menopause party comes the bladder party, nobody warned me
I don't bleed anymore since two years and it's paradise
Why do people say 'women's troubles' like somebody died
My blood pressure is a good girl: 118/76. So can I take the gel?
I was frightened by fireworks, that's all, Diwali every year the same
Killer heels are out, sneakers are in. Also for weddings?
Period since yesterday, heavy, with clots small like raisins, always was so with me and gynae knows. I'm 42. Iron from food, which?
He hides my chocolate, claiming it's for my own good as I asked him to. Cruel man, haha
Auntie dis heat a kill mi, yuh have any remedy wid ginger?
Naija price of tomato fit kill person, abeg make we talk cheap calcium food
patay na ako sa init! what fabric is best for the bedsheet po?
ay bendito, I cried with the telenovela when the old man died, am I hormonal or is it good acting
My son-in-law's joke: menopause, the only time she is hotter than me. I nearly threw the gulab jamun at him.
I'm sick to death of hearing 'just drink water'
I'd give an arm for a nap
My neighbours quarrel loudly about the parking place, I can't sleep. Earplugs, which ones stay in small ears?
Deadlines, deadweights, deadlifts: my trainer made me laugh today, I lifted 40 kg at age 59!
The bathroom scale must die
my 14yo says mum u r a drama queen, she's not wrong
Is it the end of the world if I skip one patch?
I passed out from boredom in the school meeting. not really, only closed eyes
Lump in my throat when the choir sang, pure emotion
Porridge had a lump, husband offended, I too
I'm hard to live with before my period, everyone hides, even the parrot
I told my body: we won't give up, we've got salsa on Thursday
The shock when I saw my passport photo!
My mother's menopause was never spoken of. In our village in Anatolia they said only 'she is burning'.
My uncle was a policeman and was shot in the eighties, he survived and lived to 90. Tough family. So why can't I survive a hot flush with dignity?
Every January the same, bit low, less light in Gdynia. Nothing serious. Vitamin D?
Flat mood this week, no fun in anything much, but okay. Could it be the progesterone?
Cried at an advert for rice. RICE.
I shout at my kids for shoes in the corridor and then feel guilty. How do you get more patient?
How long does a flush last usually? Mine are four minutes, I timed it with the egg clock
Good morning Auntie, God bless you and your team
Which doctor do I ask in Singapore for HRT, polyclinic or gynae?
My libido packed its bag and left no address
Wife here has no desire since a year, we talk well, I want to support. What should a husband read?
Night sweats: cotton, bamboo, or give up and sleep in a colander
is it true soya milk gives same like estrogen
I have facial hair now, three, they have names
Dear Doctor, kindly advise dosage of calcium for a vegetarian lady of 53 years. Regards, Mrs. Kulkarni
I feel invisible at work since I turned fifty, the young ones get all the projects
Joint pain in fingers every morning, ten minutes then better. Hormones or age?
can u write shorter answers pls my eyes are old
Your page doesn't load on my Nokia
I've gained 6 kilos and I eat like a bird. A large bird, maybe.
what is perimenopause in simple english
my husband and I quarrel about the window: he wants shut, I want open, even in December
Are the hormones from yam? My herbal seller in Kumasi says it is the same thing as the gel.
Thanks, I slept six hours for first time, I could kiss you
Boss is a young man, how do I explain him that I need a desk near the window?
Dry eyes, dry mouth, dry down there. I'm a raisin, Auntie.
Can I fast in Ramadan with the tablets, take them at suhoor?
My hair comes out in the brush, what to eat?
I get so angry at small things, the spoon in the wrong drawer and I'm a dragon. Then I apologise.
Does it itch with you also? Skin like ants since winter
Is forty too young? My cycles went crazy after the second child
hello anyone there
lol ok thx auntie u r funny
I forget names. Today I called my boss Mama
How do I tell a new boyfriend about all this, I'm 57 and he is 55
My husband's retirement started and he reorganised my kitchen. Send help and wine.
Some weeks I feel wonderful, others like wet cardboard. Is the seesaw normal?
Which exercise is good for bones if the knees complain?
The new progesterone makes me sleepy, may I take it at night?
Sex is uncomfortable since last year. What can I buy without prescription in Karachi, discreetly?
Tell me a joke about hot flushes for my sister's birthday
Where do I change the language, I would prefer Spanish
In Poland they say to women 'taka uroda', such is your beauty. Do other countries also have such silly sayings?
Can men have menopause? Mine is grumpy and bought a motorcycle
I don't feel like myself lately, a little sad at evenings, mornings are good
My mother-in-law says hormones cause wrinkles. True?
I want to start with strength training at 66, too late?
What's the difference between gel and patch
My cholesterol went up 0.8 in one year, is it connected to the change?
How many coffees before it makes the sweats worse
Frozen shoulder since March, physio says six more months. Do the hormones help?
I'm lonely in this new town, I moved to Hamburg for work and know nobody yet. How did you find friends at fifty?
My wife is snappy and then she cries and then she bakes. I only eat what comes. Any advice for a husband?
not in the mood for anything today. just rain and laundry
How do you pronounce estradiol
My breasts are bigger since the tablets, both, nice surprise, husband pleased
the answer about magnesium was too long and repeat itself
Wine gives me flushes, gin not. Science, please!
I can't concentrate in the meeting because I calculate when the next flush will be there
Is Ashwagandha safe with thyroxine, my cousin in Pune swears by it
At night I lie awake and plan tomorrow's lunch boxes. How to switch off the head?
I felt judged by the lady at the pharmacy. Why must it be so embarrassing?
Do you keep my messages? Asking because of privacy only
My sister in Jamaica uses bissy tea for everything, does it do something for sweats?
Vaginal moisturiser: how often in a week, and before or after the shower?
So proud, I told my team about menopause at work and two men said thank you
Feeling fat and forty-nine
Could it be that cinnamon makes the heat worse?
Small money question: is generic patch as good as the brand?
my period is late 50 days, i am 45, test negative, is this the start
Is it normal to not want hugs? I love them but I'm too hot
Headache from the new glasses, mild, optician adjusts them Monday
Aunty please what is the meaning of FSH 68
I snore now!! My husband recorded it, the traitor
Tired tired tired. Blood test says iron is low-ish, so I eat liver twice per week. How long until it works?
The children want to know why the fridge door stands open with me inside
I've stopped HRT in spring on doctor's advice and feel all right, only the sleep is thin
I was jealous of a friend who had no symptom at all. Not nice of me, but honest.
My marriage is good but a bit boring after thirty years. Do you have ideas that don't need gymnastics?
Thank you for explaining without treating me like a child.
Pinoy here, is malunggay good for menopause or just chismis?
What do you do for chills after the sweat
Sunday is the worst day, everyone visits and I am the waitress. I grumble inside.
I burst into tears when the bus left without me, then I laughed, then I ate a samosa
Could you recommend a podcast about this, in slow English?
Mood ok, sleep so-so, waist lost, humour found. Report from a 54 year old in Recife.
As-salamu alaykum, is it permitted to ask about private matters here, will a woman answer?
I dread the summer in Seville, 42 degrees plus my own oven
My sister-in-law tells the whole family that I am 'in the age'. How do I answer her politely but so that it stings?
Can stress at work bring the periods closer together? I'm 43, 24 days instead of 28
I would love to paint again, but after work I only look at the phone. Is this laziness or hormones?
Our grandchild arrived on Monday, so I haven't slept and for once it isn't the menopause!
Waah, so paiseh, my blouse all wet during presentation. Got any tips or not?
How do I know the dose is right for me?
Bye auntie, my tea is ready, talk tomorrow
I bought a red bicycle at 63. My daughter says mid-life crisis, I said late-life joy
Are there foods which lower the night heat? Here in Minas we eat a lot of beans
My tongue burns since I turned 52, dentist sees nothing. Is it known?
A friend recommended a copper bracelet. Rubbish?
Is a low dose pill an option at 47 for contraception plus sweats
Funny thing, since I stopped colouring my hair people give me a seat in the bus and I take it!
My GP retired, the new one is 29. Will she understand me?
I giggle at nothing, then weep at nothing. My teenage son gave me a thumbs up for relatability
Heels cracked, elbows like elephant. Which oil?
Is peeing at night three times part of it
I'd just like someone to say it's normal
Please remind me what you said yesterday about sage
What age did your mother stop? They say it's inherited
How to cool down quick in a sari during a wedding, asking for next Saturday
The word menopause doesn't exist in my mother's language, we say 'the moon has stopped'. Beautiful, no?
I'd kill for a full night's sleep
this heat will be the death of me, what fan do you use
Dying for a cup of tea and a sit down
He'll murder me when he sees what the new mattress cost lol
dead on my feet by 3pm, is that low iron
Nearly died of embarrassment, sweat patch in the board meeting
my husband's snoring, I could throttle him some nights. Separate rooms normal?
Mum died in 2009 and I still miss her at the odd moment. She never talked about her change.
We're doing our wills on Thursday, dull but needed. Any idea if HRT counts for life insurance questions?
decluttering the loft. Said goodbye to the wedding dress, charity shop got it
I've retired as of Friday. Bit lost without the alarm clock
gave my old maternity clothes away today, felt strange but good
the kids drive me up the wall
Finished a crime novel at 3am because I couldn't sleep. Husband did it, of course.
my ex was rough with me in my twenties. Long ago, done therapy, happily married now. Do flushes run in families?
first husband hit me, I left in 1994. Only mention it as the nurse asked about history.
I was depressed after my second child, 22 years back, and got well. Does that make menopause worse?
Had a bad patch in 2003 with self harm, long over. Just want to know if SSRIs work for sweats.
buried my dad last spring, he was 91, good innings. Sleep has been off since
That film about the woman who drowns, have you seen it? Cried buckets
i hit the roof over a wet towel
my patience died in 2019
the spark's gone out of our marriage a bit, he watches darts
Afraid of needles. Can I get the hormones without a blood test?
scared of flying more than I used to be, never bothered me before
I'm frightened of spiders and now I have one in the shower at 4am, send help haha
Is it mad to be scared of a mammogram squashing
killing time at the airport, thought I'd ask about travel with gel
Brain is dead today. Put the milk in the cupboard
going to the funeral of an old teacher tomorrow, what do I do if I flush in black wool
My houseplants are all dead but I'm thriving on the patch
bloody shoot me, it's another team building day
I could have strangled the printer
choked on my toast laughing at your answer about vaginas
my daughter's leaving for uni, said goodbye at the station, cried all the way home, then had cake
I'm at the end of my rope with this website, it keeps logging me out
end of my tether with the sweating, tried sage already
Wits' end with dry eyes. Drops?
Done a suicide prevention course at work, very good, made me think we need a menopause one as well
Our church runs a grief group, I bake for it. They always want the lemon one.
The documentary on domestic abuse was hard to watch. Slept badly after. Usually I take magnesium
I volunteer at a women's refuge on Wednesdays and half of us there are menopausal, could you send leaflets
A lady in my book club lost her brother to suicide many years back, we read a book on it. Heavy. Next month is a comedy
he's a grumpy so-and-so before coffee but then so am I
Hubby never empties the dishwasher. 27 years. I could scream
we bicker about the thermostat, he's cold and I'm boiling
He forgot our anniversary. I'm not speaking to him till Tuesday
my wife wants more sex than me at present, how do we meet in the middle
he thinks menopause lasts a fortnight bless him
Feeling a bit flat this week, nothing wrong as such
low mood on and off, still go to choir, still eat. Would exercise help
cried at a dog food advert
I'm so tired I fell asleep at the opera
can't be bothered with people lately. Cat's fine
Sunday blues every week since I turned 50, gone by Monday lunch
I hate my hair, I hate my jeans, I love crisps
Burden of proof is on my GP to show me why not HRT, that's my view
what a burden these eyebrows are
not long for this world, my dishwasher. Making a noise like a tractor
planning my own funeral songs for a laugh with my sister, she wants Abba
Sorting the parents' house after mum moved to care. Forty years of jam jars.
I'm selling up and moving to the coast in May. Does sea air help sleep lol
changed the beneficiaries after the divorce, ticked it off. Now on to the dentist
Grandad shot rabbits, I'm vegetarian, where do I get protein at 52
my phone died mid answer, can you repeat the dose bit
Battery is dead on my fan, a tragedy
Stabbing at the keyboard with these nails, sorry for typos
over my dead body will I take up running
gym class nearly finished me off. Went back though
I die a little when the young ones call me ma'am
if looks could kill, my face in a flush would clear the bus
he hit the nail on the head, said I'm hangry
hit fifty and hit a wall, energy wise. Vitamin B?
My knees have given up the ghost on stairs
Give me strength. Three teenagers and hormones in one house
I'm beat. Double shift. How much sleep does a woman of 50 need
Beaten by a crossword again, blaming brain fog
cut my finger on a tin because my hands are so dry, any cream?
Hung out the washing at midnight because I was awake anyway
the cat brought in a dead mouse at 2am and that was my night's sleep
our old dog was put to sleep on Friday. House is quiet. I'll be okay
When my nan passed we found her HRT pamphlets from 1978!
Auntie died last month, we were not close. Inheriting her clock and, it seems, her hot flushes
miss my dad most on Sundays. Been eleven years
Sister lost her husband in 2017 and has just remarried. I'm matron of honour and need a dress for sweating in
This is goodbye to white trousers
so long tampons, hello lie ins
goodbye waist, it was nice knowing you
leaving my job after 19 years, handover list is 12 pages. What do I do with myself in June?
signed the power of attorney for my mother today. Sensible. Tired now
I gave my ring to my daughter for her engagement, it doesn't fit me anyhow since the fingers swelled up years ago
My financial man says I'll live to 94. So I need bones till then, calcium or not?
I'm going nowhere fast with this diet
nothing to look forward to on telly this week, any good podcasts about menopause
no future in that job so I've applied for three others. Interview Tuesday, worried about flushing
I want to sleep for a week, in a hotel, with no one asking where the ketchup is
wish I could sleep through to spring like a hedgehog
could happily sleep forever on Saturdays, then the lawn mower starts
wake me up when the menopause is over lol
I'd like to disappear to Portugal for a month. Is gel ok in the heat?
Want to run away with the circus, or at least to my sister's for the long weekend
sick to death of salad
bored to death in night class, but the teacher is handsome
scared half to death by the smoke alarm, it was my steam from the shower
he scared me jumping out from behind the door, silly man, we laughed
I tiptoe round my teenager before her exams, you know how it is
walking on eggs, literally, dropped a dozen in the kitchen. Clumsy lately, is that hormones?
My boss is a control freak about spreadsheets. Stress makes flushes worse right?
We share a bank account and he asked about the £90 of supplements. Fair enough
husband hides my chocolate because I asked him to. Found it.
he checks on me at night as I kick the covers off, sweet really
my partner follows me round the shop moaning he's hungry
I shouted at him over the bins, then said sorry. Not like me. Would progesterone do it?
So angry at the neighbour's leaf blower I could spit
had a blazing row about curtains. Made up. Is temper a symptom
rage. pure rage. at a yoghurt lid
I threw a slipper at the telly during the football
we're divorcing, it's friendly, he's helping me move the sofa. Sleep's rubbish though
living apart since last year by choice, all good between us. Dating at 56, where do I start
My late husband used to rub my feet. Twelve years gone. New man won't touch feet haha
I got mugged in 1999 and I'm fine, but the doc asks about trauma. Does it matter for hot flushes?
my father was strict and used the belt, that was the sixties. He's been dead for 20 years. Could that be why I grind my teeth?
Saw the news about that poor woman in Perth. Couldn't sleep. Had cocoa
I play a murder victim in the village play. Will stage lights set off a flush?
the heroine dies at the end, should have known. Ruined my mascara
doing a self defence class tuesdays, good for the bones they say
I teach first aid, so choking and CPR all day. Knees suffer
my mother in law says menopause killed her sex life. Mine's just resting
Killer heels are out, bunions are in
slayed the presentation then forgot my own postcode
The suspense is killing me, when do the patches start to work
Shot my mouth off at book group, hormones or just me
we lost the cup final, I'm in mourning
nobody died, it was only a burnt lasagne, but I wept
I'm toast by 9pm, then wide awake at 3
my get up and go got up and went
Life's a bit beige at present. Nothing terrible. Thinking of painting the hall.
meh. that's the mood. meh since tuesday
teary but fine, mostly adverts and hymns
I feel invisible in shops. Not sad about it, just cross
Bit lonely since the kids left, joined a walking group, first one's on Sunday
less joy than I used to have. Doctor says mild, wait and see, I'm okay with that
Grumpy January as always. Would a light box be any use?
motivation zero, laundry mountain, send biscuits
My sister's a worrier, rings me about every mole. Drives me round the bend
friend says her libido is dead and buried, how do I tell her about the cream
my friend is leaving the country for good on Friday and I'm hosting the goodbye do. Fans hired
mum is 88 and says every Christmas will be her last. Said so since 2005. She had seconds of pudding
Sudden peace and quiet, they all went fishing. Bliss. What can I do for me in two hours
I'm at peace with the grey hair now
made my peace with elastic waists
Let go of the netball team, knees said no. Felt a pang
handing my allotment to a younger couple, they gave me rhubarb
The kids don't need me to cook now. Odd feeling. Took up pottery
not needed at the school gate any more and I quite like it
I used to be afraid of thunder, now I just lie there sweating through it
Terrified of public speaking and I've to give a toast. beta blocker?
worried about my job, they're cutting posts. Not sleeping great
what happens to the frozen eggs when you stop paying, asking as I have to decide by June
I've written my memoir for the grandchildren, 40 pages, mostly about goats
Dropped dead gorgeous said the builder. I'm 58, I'll take it
deadline tomorrow and my brain is porridge
Dead heat between me and the kettle for who steams first
My boxercise teacher hits harder than you'd think from a lady of sixty
crashed the car in 1987 and haven't liked motorways since
I can't face another Zoom
Can't go on like this said my jeans, and the zip went
I gave up. On coffee I mean. Day four. headaches but ok
I have had it up to here with kale
this job will put me in an early grave, says me every Monday. Then there's cake
one foot in the grave and one in zumba, that's 60
My cousin in Lagos says use black cumin. I say over my dead pepper soup
jeez the humidity is murder here in Durban
Sweating like a sinner in church this Sunday, literally in church
by God's grace I am well, only the heat disturbs me in the night
heaven for me is a cold pillow
I pray for sleep and patience, in that order
rest in peace my size 10 skirt
my uncle's memorial is in July, long drive, do I need support socks
I have to choose a headstone for mum with my brothers. They disagree on the font
Widowed eight years. Got used to it. What do women use for dryness when starting again?
had a miscarriage in 1998 and think of it each October. It's a quiet thing. Otherwise fine
my son's been through a rough time but he's well now and engaged. I've relaxed and put on a stone
I lost my best friend to cancer in 2012, she'd have loved this site
A burglar alarm went at 4 and I was the only one already up
I hide from the family in the pantry with a biscuit for five minutes
sleeping in the spare room because he says I'm a radiator
we never argue, we just sigh at each other. normal after 30 years?
He's jealous of the dog. I do let her on the bed
He asked who I was texting, it was you Auntie. He laughed
is it normal to go off your husband's smell
our sex life has slowed, we're both tired, no drama
I'd give my right arm for a cool breeze
my heart sank when I saw the scales
Bit of heartache, daughter's moved to Canada
breaks my heart to sell the piano
he breaks my heart when he says my scones are dry
nervous about starting tablets, I read the whole leaflet, mistake
fear of missing out is over, I love staying in
my periods come every 3 weeks now, I'm 46, is that perimenopause
Spotted a day before my period was due, then it came as normal. 44
period late by nine days then arrived. Age 47. Usual story?
heavier than usual this month, still regular like clockwork
I'm 48, last period was three weeks ago and the one before was six weeks. All over the shop
Cycle went from 28 to 24 days. Do I count from first day of bleeding?
still have monthly bleeds at 52, when do most people stop
What's the best pad for overnight, my periods are light then heavy
had my period on the plane of course
Period cup or tampon at 45, which is kinder
My daughter started her periods last week, same week mine skipped for the first time
two periods in one month, I'm 43 and was told it happens. Do I track both?
brown at the end of my period, that's just old blood isn't it. 41 and regular
how long do periods last in your mid forties, mine went from 5 days to 3
got my coil out in May and periods are back to every month
I take iron because my monthly is heavy, GP knows. Does it block me up?
no pads in the office loo and my period came early. Fumed
period pain in my back, day one, usual. Heat pad or ibuprofen
Last bleed was in September, one before in July. So I'm not there yet, right?
bled a bit after my smear like they said I would, still getting my periods, 39
my gums bleed when I floss, do hormones do that
nosebleeds with the dry heating, doctor looked, says fine. Any saline spray you like?
cut myself shaving my legs, bleeds for ages, I'm on aspirin and they know
I had fibroids out in 2011 and since then easy periods. Still have them at 49
hysterectomy in 2015. No bleeding since. Do I need progesterone with my patch?
Ablation 4 years ago, all good. How would I know I'm menopausal?
on the sequential HRT, bleed every month as the leaflet says, nurse is happy with it
my withdrawal bleed comes on the 25th each cycle like a train. Doctor says that's how this type works
I'm a year and two months without periods, hurray, what now
Never bled again after 51 and don't miss it. Can I stop buying liners
sister still on periods at 55, is that a record
polyp removed in 2018, all clear letter framed nearly. Does soy matter?
had a womb scan for heavy periods last month, normal. So what's next for the flow?
PMS is worse at 45 than at 25, chocolate isn't cutting it
both my breasts are sore the week before my period as always
boobs tender and heavy both sides, period due Friday
My bra size went up, both, since starting the gel. Normal?
breast tenderness comes each month then goes with the bleed. Evening primrose?
mammogram is booked for the 14th, routine one. Should I skip deodorant
first mammogram next week. Does it hurt
got the all clear from my screening, very happy
They called it dense breasts on the letter. What's that in plain words?
My lump from 2006 was a cyst, drained, gone. Can I have HRT?
had a fibroadenoma out at 23, nothing since. Do I tell the nurse for the screening form?
mum had breast cancer at 80 and lived to 93. Does it count as family history at my screening?
ten years clear of breast cancer this month. What helps with flushes without hormones
my nipples are cold and that's my whole complaint today, it's the office aircon
underwire digs into both sides, what bra do you wear for night sweats
lump of dough rising on the counter, what can I make that's low sugar
lump in my throat at the school concert, proper softie now
lumpy gravy and lumpy mattress, my life
Had a breast check at the clinic today, nurse found nothing. Next in two years. Thanks for the nudge
stretch marks on both boobs since teens, do they fade
Itchy skin under both breasts in summer, heat rash, the powder sorted it
both ankles puff up in the heat, go down overnight
My feet swell on hot days, both, always have. Sandals advice?
legs tired after standing shift at the till, both of them. Compression socks any good?
restless legs at night, both sides, drives me daft
Varicose veins both legs since my third baby. Do hormones make them worse?
had a clot in my leg in 1996 after the birth, long treated. Are patches safer than tablets?
DVT at 30 on the pill, off thinners for 20 years. Doctor says gel only. Is that usual?
leg cramps at 4am both calves take turns. Magnesium?
sore thighs from squats, my own doing
Calves ache both sides after the hill walk yesterday, lovely day though
my shins are dry as paper
I fly to Melbourne in June, 22 hours, what socks stop swollen feet?
fluid in both ankles by evening, GP checked, blood pressure tablet does it. Raise them?
creaky knees, left worse than right, years now, x-ray says wear and tear
my hips hurt lying on either side, what pillow?
broken toe in 2020, still tells me the weather
usual tension headache after a day on the laptop, same as ever
I get a migraine each month before my period, had them since school. Will they stop?
headache after two glasses of red. Never again, until Saturday
Little headache, behind the eyes, I need new glasses I think. Test is booked
Mild headaches since I cut coffee. How long does it last?
Hangover from my sister's 50th. Was worth it
my migraine with aura is long diagnosed, gp says patch not pill. Is there a reason
dull head in humid weather, goes with a walk
sinus headache each spring, the spray works. Can I use it with HRT?
what is a thunder storm headache called, the kind you get from weather
brain freeze from a lolly, tried to cool a flush, ha
this tax form is a headache
my teenager is a headache in trainers
Headaches got better on patch. Just reporting back
neck stiff from the new pillow, fine after a hot shower
heart flutters with a flash, had the 24 hour monitor, all normal. Does it go away?
palpitations at night, checked by cardiology in May, told it's hormones. Anything to settle them?
my heart races when the flush comes and then it's done. ECG was fine last month
heartburn after curry, same as always, gaviscon works
acid reflux since I was 30, known, on omeprazole. OK with calcium tablets?
Chest infection in February, over it now. Still tired in the evenings
My chest is flat as a board since I lost the weight and I'm ok with that
chest freezer packed up and I lost all the batch cooking
freckles on my chest from years of sun. Cream?
red blotchy chest when I flush, scarf helps. Does it fade?
hairs on my chest!! two of them! plucked
got it off my chest with my manager, felt good
Had a stent in 2014, going well. Am I allowed vaginal oestrogen?
dad had a heart attack at 60, I'm 52 and fine. Which blood tests should I ask for
cholesterol came back 6.1, GP says diet first. Oats?
Blood pressure 128 over 80, good enough for HRT?
hot flush, nae bother, wee fan in ma bag
my arms ache after painting the ceiling, both, happily
dead arm from sleeping on it, came back as soon as I shook it. Getting a better pillow
pins and needles in both hands at night, nurse says carpal tunnel. Splints?
Tingly fingers both hands in the mornings, goes when I move. Been tested, B12 was low, I'm on it
Frozen shoulder on the right for a year, physio weekly. Is it a menopause thing
tennis elbow from knitting, would you believe
My jaw clicks when I chew toffee, has since I was 15
I grind my teeth, jaw's tired in the morning, have a guard from the dentist. Does that get better after menopause?
lost my words again, called the hoover the fridge. We all laughed. Been like that for a couple years
word on the tip of my tongue all day long. It was colander
brain fog at work, can't recall names. Always turns up later. Tips?
I forget why I walk into rooms. What's that called?
My mother had a stroke at 82. Does that mean no HRT for me?
I had a tiny stroke in 2012, no trouble since, on tablets. Can I take black cohosh or better not?
bells palsy in my thirties, healed. Do I tell the botox lady
Face droops from gravity like everybody's, is collagen worth it
my eyelids are saggy both sides, family trait. Surgery or acceptance lol
Jowls. Both. Help
eyes dry and a bit blurry till I blink, optician gave drops. Is it hormones
floaters for years, optician keeps an eye on them, no change
need stronger reading glasses each year, arms aren't long enough
Cataract done in March, can see every wrinkle now, want a refund
vision board at our retreat, I stuck on a fan and a man
dizzy when I stand up too fast, been checked, told to drink more. How much is enough
vertigo in 2021, sorted with that head turning trick. Not come back. Can flying set it off?
numb bum from the choir benches
my gums went numb at the dentist, still drooling at teatime, wore off by six
clumsy lately, drop everything, both hands, been like this all my life to be fair
my weak side is my backhand
weak bladder when I sneeze. Pelvic floor?
pee a bit on the trampoline with the grandkids, they found it hilarious
a stroke of luck, got a cancellation with the menopause clinic
stroking the cat brings my pulse down, better than any app
I love breaststroke but the pool is freezing, does cold water help flushes
heart shaped cake for my 50th, but no sugar, ideas?
headache-free since the patches went up to 50. Should I stay on it
blood test was FSH 42, am I there
blood moon tonight and I was up anyway sweating
gave blood today, got a biscuit. can I donate on HRT?
blood orange marmalade, is it ok with statins?
iron count low from heavy monthly periods, tablets make me constipated, anything gentler
Smear test letter came. Does it hurt more when you're dry?
Had my smear, all normal, wanted to tell somebody
bone scan on Monday, do I take my bra off
what's the name of the scan for bones, begins with D
What is the injection called for bones twice a year
What do you call the doctor for hormones, endo something?
what's that wee white patch skin thing called, doc said lichen something, I've cream for it
is there a word for waking at the same time each night
Is the bowel kit the one you post? Mine came on my 54th birthday, romantic
passed my heart check at 50, nurse said see you in five years
clear skin check today, mole was just a mole
thyroid lump was scanned in 2019, harmless, checked yearly. Does HRT change thyroid tablets?
lipoma on my back for 20 years, doctor says leave it be. Massage chair ok?
Cyst on my wrist went by itself. Granny hit hers with a bible
Piles since the twins were born, known and seen. Fibre?
Gallbladder out in 2010. Can I take the tablets or only patches?
cramp in both feet in bed, hop round like a hen
growing pains the doctor called it when I was 12. Now it's both knees and my pay
legs like jelly after spin class. Fun though
Sunburnt one leg hanging it out the car window on the N2, aloe did the job
a bruise on my shin from the dishwasher door, every time
Fitbit says my pulse is 58 resting. Good for my age?
my watch says heart rate went up in the flush, 96. Doctor saw it and wasn't bothered. Anyone else
lungs like bellows since I joined the choir
chesty cough going round the office, I've had it, gone now
sore nipples after the half marathon, both, vaseline next time
Breastfed four and they look it. Any bra with no wire for a 40DD?
breasts bigger on the tablets, both the same, husband thinks it's christmas
Does coffee make breasts sore? Mine both ache the days before I come on
hormone headache on day 1 of my period, same since 15, two paracetamol does it
I get an ice pick sort of twinge for a second, neurologist says harmless, had it for years. Name of it again?
eye twitch for a week, too much coffee I bet
tingling lips after chilli, worth it
Talking rubbish after two proseccos is not new
slurped soup on my good blouse and blamed hormones
My face goes red both sides at wine o'clock. Rosacea or flush?
Facial hair on chin. One wiry so and so. Tweezers?
what's a silent migraine, I was told I had those in 2008, none since
a clot of cream on my scone thank you
clotted cream or patches, which one makes me fat
had 2 clots in pregnancy decades ago, haematologist has me on gel, all stable. Can I fly to Sydney on it?
tiredness in my legs after gardening, both, gone by morning
socks leave rings on both legs, always did, big calves run in the family
Swollen fingers in the heat, rings off till autumn
Flight socks: knee or thigh? my legs are fine, just planning
Both feet burn in bed. Tested for sugar, fine. Cool sheets help
Is spotting on the first months of the mini pill usual, I'm 42 with periods before it
period came on holiday two days early, is it travel
My cycle is 35 days these days, used to be 28. Turning 46
period blood darker than at 20, same amount, I'm 40. Normal?
do you stain sheets at 47, I still do, monthly. Cold water and salt
skipped two months and had a normal period, 49. Do I restart the count
I'm 50, period this week, one last month, flushes as well. Both can be true?
perimenopause says the doctor, periods every 5 to 6 weeks. Fair
can I get pregnant if I still have periods at 51? asking for my nerves
Pill until 50 then what? I have a bleed every fourth week on it
hello auntie, first time here, what do I call you
Patch keeps peeling off in the shower. Tape?
gel or patch if you swim every day
how long before oestrogen helps sleep, I'm on week 3
My GP says I'm too young at 44. Am I?
vaginal dryness, what do I buy that doesn't sting
no interest in sex since about Easter. He's patient. Any ideas?
is lube with glycerine bad
put on a stone round the middle eating the same. why there
Skin like crepe on my arms overnight. Retinol?
hair thinning at the front, is minoxidil for women ok
my wig is too hot for this season, head sweats plenty
wah food good for bones ah, I cannot take milk one
Does walking count for bones or must I jump about
vit D, how much in winter in Scotland
magnesium glycinate or citrate, one gave me the runs
Is soya safe every day? I'm Indian and we eat it plenty.
rooibos or normal tea for night sweats
can I have wine on progesterone
the progesterone makes me sleepy so I take it at 10. Right?
testosterone for women, who gives it out here in Ontario
Nurse wants my weight every visit. Can I say no
what should I ask at my first menopause appointment, I've 10 minutes
doctor dismissed me, said it's age. Going back with a list
private clinic quoted $400. Worth it?
is HRT free in New Zealand
I'm in Kerry, which pharmacy has the patches back in stock
woke at 3.12 again. What is it about 3.12
cold shower before bed, yes or no
do those cooling pillows do anything
sharing a bed with a furnace he says. Two duvets it is
I stop flushing when I stop spicy food but I love spicy food
Sister swears by evening primrose. Does it work or is it placebo?
acupuncture did nothing for me, just so you know
cheers auntie
Auntie good evening o, how body
ta love
your site is too slow on my phone
why do I have to log in each time
The print is tiny. Can you make it bigger please
do you keep my messages private
are you a person or a robot, no offence
What's the joke about menopause and the fridge? I stand in it, that's the joke
how do I tell my manager I need a desk by the window
I'm a bus driver, no breaks to cool down. Union or HR?
uniform is polyester, I want cotton. Who do I ask?
Teaching year 9 with hot flushes, send a fan
I called in sick for a migraine but really hadn't slept. Do I say menopause next time
got a promotion at 53, chuffed
anxious before meetings, never was. Is that hormones
snappy with everyone on Mondays, sweet by Wednesday
cried at an advert for gravy
I laugh then cry then laugh. Useful at weddings
CBT for flushes, does it truly help
My memory is poor, mum had dementia at 85, should I worry at 51?
joints stiff in the morning, loosens by ten. Normal?
frequent wees at night, twice, sometimes three
UTI again, third this year, antibiotics from GP started. Would the cream prevent it?
bloated after beans, worth it for the chilli
does menopause change your smell? Mine's different
burning tongue, dentist found nothing. Anyone?
itchy ears. Is that even a thing
nails split since last year. Gelatine?
My feet grew half a size, can that be true
acne at 50, thanks very much
dark patches on my cheeks in this Brisbane sun, which cream
electric shock feeling before a flush, tiny zaps, read that it's common. Yes?
How long will it last? My mother says 2 years, my aunt says 10
early menopause runs in our family, I'm 38 and want children still. Which test?
Surgical menopause at 40, which dose do people usually start on?
can I stop HRT all at once or slowly
been on it nine years, doctor wants me off. Do I have a say?
which is lower risk, the sprays or the tablets
Coil and gel together, that's the plan. Sounds right?
nurse mentioned fezolinetant. What is it in simple words
clonidine, anyone get on with it
Is menopause different for black women? My friend says it starts sooner
how do you say menopause in Afrikaans, my ouma never used a word for it
my wife is having the flushes, what's useful for me to do
My son asked why I'm red. What do I tell a ten year old
daughter and me, puberty and the change at once, pray for the dog
Ramadan and night sweats, how do I keep my water up
church fan is my best friend, which one is quiet
going on a cruise, will my gel be ok in the cabin fridge
weights at the gym, how heavy for a beginner of 57
yoga hurts my wrists. Pilates instead?
can't lose the last 5kg. Is it even worth it
protein shakes, are they for us or only for lads
mi love mi pepper sauce but it mek mi sweat, weh fi do
chocolate doesn't taste the same. Or is it cheaper chocolate
new boyfriend at 60, condoms still? I'm past all that
sex was sore, cream helped, we're back in business
my desire is high, his is low, for once. Toys?
is it ok to not want any man at all, I like my own company
menopause party next week, theme is ice. What snacks
book recommendation please, not too medical
What did women do before all this? Gran just opened windows
I had tests, all fine, still tired. What next?
thyroid or menopause, how do they tell
that's me sorted, night night
arvo naps, good or bad for sleep at night?
I'm dying, Auntie, dying, in the queue at the post office with the sweat running into my bra and a man behind me tutting because I'd dropped all my stamps. Is there such a thing as a fan that doesn't sound like a helicopter?
could have murdered him, he ate the last of my good cheese
My mum's been gone eleven years on Saturday and I still can't do her gravy. I had a little cry over the Bisto, then a laugh. Grief's a funny lodger. Does everyone's sleep go off around anniversaries?
Spent the whole of half term on our wills, finally, the solicitor's about twelve years old. Thirty years we've put it off! Feel ever so grown up. My question's actually about whether he needs to know I'm on HRT for the life insurance form.
if my boss says circle back once more there'll be blood on the carpet, figuratively, I do compliance
The heat is killing me I'm wearing an ice pack as a hat
So I've read this novel for book club where the wife walks into the river at the end, very Virginia Woolf, gorgeous sentences, and we had the fiercest argument about it over the quiche. I'm on the side of the wife, as a character I mean. It's the flushes scene on page forty I wanted to ask you about.
Retired on Friday! Said goodbye to the lot of them, cleared my desk, gave away the spider plants, and I bawled like a calf in the lift. Now what does a woman do with a whole Monday?
Gave thirty pairs of heels to the charity shop. My feet are free and my bunions are singing. Why do feet get bigger, is that hormones?
My husband breathes. That's it, that's the complaint. He breathes in and out, all evening. Thirty-one years and only now do I hear it.
I was scared stiff of the coil fitting and it was nothing, I've had worse eyebrow threading
I'd kill for a night's sleep, honest to God, just the one, seven hours with no duvet wrestling
Dad's funeral is on Thursday, he was ninety-three and ready and told jokes to the end. I've to stand up and read and I sweat so terribly. What can I wear that's black and doesn't cling?
ten years ago my first husband was handy with his fists. long divorced, he's remarried in Perth, I'm with a lovely man who grows leeks. only mention it as I read trauma can bring menopause forward, any truth in it?
Slept like the dead last night. First time since 2019. It was the progesterone, I could marry it.
He'll be the death of me with that drum kit.
I had a rough patch at nineteen, hospital and everything, I've told you that before. Forty years of good life since, four kids, an allotment and a terrible singing voice. I'm only asking whether low mood that far back makes the HRT choice different.
We put the old cat to sleep on Monday. Seventeen. The vet cried more than I did, then I got home and saw the bowl. Please tell me it's normal to weep for a week over a cat.
my periods have finally committed suicide lol, 13 months, good riddance
Oh, hit me with it, Auntie, how many more years of this?
I'm not afraid of much, I've faced down three head teachers, but I'm petrified of the dentist and with the dry mouth I've got now I've two fillings to be done. Is dry mouth a hormone thing?
I feel like death warmed up, which is at least warm, which is the only time I've ever complained of that
There was a documentary on last night about women who kill, all of it terribly well lit. My hot flush came right at the verdict. Do scary programmes set them off? It seems adrenaline's to blame for so much.
Bit flat this week. Nothing wrong, nobody ill, just beige. Beige woman in a beige kitchen. Any cheap colour you can recommend
The kids have left and I'm not going to lie, I danced. Then I found a sock behind the radiator and sat down on the stairs with it. Up and down, up and down, is that oestrogen or motherhood?
We went to my aunt's burial in Mayo and I'd have enjoyed it, God forgive me, great sandwiches, if I hadn't soaked through my blouse at the graveside. Is there anything one can take for a single afternoon
my teenage son just told me drop dead because I asked about his washing. charming. i told him after you dear
honestly i wanted the ground to swallow me, bright red face, in front of the new vicar
I'm decluttering like a woman possessed, Swedish death cleaning they call it, it's all the rage at our library. Eleven bags! My sister asked if I was ill. I said no, I'm tired of dusting. Anyway do antihistamines help sleep, as the dust has been awful.
I could strangle the woman who designed these patches, they roll up like old stamps
My marriage is two people shouting where are the scissors from separate floors. It's fine. It's love. But I've gone off the other business, and I'd like to go back on it, ideally before our ruby anniversary.
can you die of embarrassment? asking for the whole of table six
Tonight I told the family that I was leaving. For Pilates. You should have seen their faces.
It was my Gerald's birthday, he'd have been seventy. I went up with fresh dahlias and told him about the boiler. I do miss the old devil. I came home and had a sherry and slept through, would you believe, so is sherry good or bad for flushes?
I used to teach self-defence to women's groups, and I can still break a hold, though now my shoulder's frozen so it'd have to be the left. How long does a frozen shoulder last in perimenopause?
Choked on a magnesium tablet the size of a bus this morning. Coughed it across the kitchen, the dog was thrilled. Is there a powder?
The end of an era! I've used the last of my tampons. Made them into little ghosts for Halloween.
you lot keep saying this too shall pass. it's passing like a kidney stone
My brother took his own life when I was twenty-two. I'm sixty now, and I've made my peace and I light a candle, and I'm fine, truly. I only find that these days I cry at the candle more than I did. Do we get leakier with age?
When I'm gone my daughters will fight over the Le Creuset, I've put stickers underneath. No I'm not going anywhere, I'm as strong as a horse, I just like stickers. What's a good calcium amount for a horse of 57?
I'm on the rack, Auntie. It's called underwiring.
Husband and I had a blazing row about the dishwasher, plates in the wrong slots, I cried, he cried, the dishwasher beeped. We made up over a curry. Why do I go from nought to ninety lately?
the last straw was the M25. I said to the steering wheel that's it I'm done with this job. handed my notice in today and feel fantastic except for the sweats
Do you do anything for dead skin? My heels could grate parmesan.
I've cried at an advert for gravel.
I volunteer at the crisis line on Tuesdays, so nights are a mess, and I come home wired. Not asking about the calls, I've good supervision for that. It's how to get to sleep at 4am with a flush coming on every hour.
So tired I put my phone in the fridge and the butter in my handbag, went to work, took the butter out in a meeting to check the time. Will I ever have a brain again?
My neighbour's husband died in the spring and I've been taking soup round. She's doing all right. She asked me about the patches! Said she'd lost him and her waist in the same month. I told her I knew just who to ask.
Bury me in the freezer aisle.
I hate everyone. Not you. I hate the radio and I hate chewing sounds and I hate the word moist. Normal? I'm 47.
I've hit the wall at mile eighteen, training for the marathon at fifty-five, silly old bat. Do I need more iron or more sense?
he gave me a slap-up dinner for our thirtieth, lobster and all, and I'd a flush so fierce the waiter brought me a bucket of ice without being asked. Gave HIM the tip.
My friend's forever threatening to push her husband off the cruise ship, she's been threatening since the Azores in 2004. They hold hands at breakfast. Anyway she wants to know if patches stay on in the pool.
I go through phases of fearing the phone, unknown number, heart in mouth. It's always the windows people. Is a startled heart a hormone thing?
this weather's a killer, thirty-four degrees and the office won't open a window because of pigeons
I've made a list for my own funeral, ABBA in, lilies out. Mum did the same at my age and lived to ninety-six. It's the organising gene. I've also made a list of questions for my menopause appointment, can I read you them?
Menopause crept up and stabbed me in the back, then in the joints, then in the sleep.
Gutted. We lost in the semi-final on penalties, and my voice has gone from yelling, and I slept two hours. Is a hoarse voice a menopause thing or a Liverpool thing
I'm nobody's fool but I've turned into everybody's taxi, cook and bank, and I said so, and they all looked at me like I'd slapped the dog. We have a rota now. Long may it last. How do others get their families to help out?
Not a burden, no, my mother isn't a burden, I tell everyone. She's ninety and lives in the annexe and rings a bell. A BELL. I love her and I might throw the bell in the pond.
We covered Romeo and Juliet with Year 9, poison and daggers and thirty kids giggling, and I had a hot flush during the tomb. They all thought I was acting.
I wish I'd known about all this at forty, I'd have been a lot kinder to my own mum
Gave away the cot today. To my neighbour's girl. Twenty-three years it's been in the attic, I didn't think it'd get me and it got me right in the throat. Saying goodbye to the baby years for the third time. Do other women grieve for cots?
my libido has passed away peacefully, no flowers
Let sleeping dogs lie, people say, and I'd love to lie with them. Six hours broken into five bits last night.
Oh the rage. I threw a loaf. At nobody! At the wall. It was stale. I felt much better and I swept it up for the birds. Does the rage go when the periods go?
I was once held up at the bank where I worked, 1988, man with a shotgun, dined out on it for years. Funny thing, it's now at fifty-five I've begun to dream of it again. Do old things float up with the hormones?
I would sell one of my children for a good night, they've offered to choose which
Hubby's afraid of me, he says, joking, he puts a tea on the floor and backs away. It's made us both laugh. I'm calmer on the gel. Up to two pumps now, can I go to three?
I never want to see another quinoa as long as I live
Moving house in a month, out of the place where all three were born. I walk through the rooms saying cheerio to the light switches. The flushes are ferocious with the boxes, would I be daft to ask for a dose review in the middle of it?
suicide squad was on again last night, husband's choice, I got two rows of knitting done and three hot flushes. loud films = more flushes?
A colleague told me that she was stalked years back, it's all done with, he was sent down, and she's terrific now, she runs our wellbeing lunch. She asked me to ask you for something on sleep for the newsletter.
I'm at the end of my tether with these insurance people, forty minutes of Vivaldi and then cut off
Every Sunday I feel the dread come down at about four, school in the morning, thirty years of it and I still get it, by Monday playtime I'm happy as Larry. Does HRT do anything for Sundays?
They've killed off my favourite in the soap and I'm inconsolable, my husband says it's only Derek, ONLY Derek
I'd be lost without my friends. Tonight we sat, the four of us, and said who'd be first to go, and who'd do the eulogies, and we laughed until Pat's hip hurt. Such a comfort, women. What's good for hips?
beat me to it, he'd already done the ironing!!
I've been reading about the suffragettes, force-fed, beaten, and I think I can surely manage one smear test. Still, with the dryness it hurts. What could I ask the nurse for?
Half dead on my feet, three night shifts, one toddler grandson, zero oestrogen
Sorry I vanished, I was on a retreat in Wales with no signal, it was silent, me! Silent! I nearly burst. I slept eight hours a night. Now I'm back to three. So is it the phone?
I've stopped being frightened of old age since I met my neighbour, ninety-one, does her own gutters. What's her secret? She says butter. Tell me butter's fine for cholesterol after menopause.
I hope that when I die it's on a full stomach. On that subject, what can I eat at night which doesn't give me sweats?
I told him one more word about the thermostat and I'd be a widow, he put his coat on. In the house. That's marriage.
Working in a hospice you'd think I would be gloomy, but we laugh more than any office I've been in. It's the flushes in the plastic apron that finish me. Any tips for uniform people?
Been off-colour. Flat, grumpy, no spark, wanting biscuits. The sort of week when the sky's a lid. It always lifts by itself, it just helps to say it to somebody.
at last the funeral bill for uncle Pat is settled between the cousins. Blood out of a stone. I've aged ten years. Speaking of which what's the deal with collagen powder
I'm hopeless with technology, I've killed two laptops and wounded a printer, so bear with me, how do I get back to what you told me about soy yesterday?
The vicar preached on Job, and I thought love, boils I could manage, it's the insomnia
My ex-husband was a controlling so-and-so, which I only saw once I'd been out of it a decade. Twenty years free this June! We're having cake, me and the girls. Can I ask whether cake at night makes for flushes, as it's a large cake?
sick to death of hearing about cold showers
I should like to be scattered off Whitby one day with a bag of chips. My children have it in writing. No rush, I've got a cruise booked in 2031. Which reminds me, does travel insurance ask about HRT?
My shoulder's so sore it makes me gasp, and my husband said did someone beat you up in your sleep. Only the pillow, I said. Memory foam's got a lot to answer for. What do women do for shoulders?
There's a fella at work who does my head in with his whistling. Tosca. I've imagined a piano falling on him.
The crime novelist at our library festival says she gets all her best poisonings during hot flushes. I bought three copies! Can you recommend any novels with a menopausal heroine who isn't mad or dead by chapter two?
Bloody hell it's only Tuesday
Pray for me Auntie, I've got the in-laws for nine days, the only bathroom, and a temper like a wasp in a jar. I'll survive. Any quick way to cool off when you can't leave the table?
I did cry when they took the womb, I thought something of me was being buried. That was in 2009. I've since bought a motorbike.
Is it a midlife crisis or perimenopause, that I've cut my own fringe at midnight? It looks like an accident in a hedge.
We lost a baby at thirty weeks, in '94. She'd have been thirty. I don't often say it. It isn't a bad day, only the date, and you asked whether I'd had children, so I wanted to count her.
I feel invisible in shops, they serve the young ones past me. I said EXCUSE ME in my headmistress voice and three people stood up straight.
He snores, I kick. It's in our vows.
my sister says menopause is the gateway to the crone and i'm all for it, let me be a crone, with a cat and a cauldron, but can the crone have a bit less bloating please
I was knocked sideways by the redundancy letter, I'd twenty-six years in. Cried for two days. On day three I rang my friend and we're opening a plant stall. So the question's about energy, how do I get it back?
this brain fog is murder. called my husband by the dog's name. he came
I don't fear death, I fear the changing rooms in Zara
Watched my daughter do her first domestic abuse call as a police constable, I mean I waited up for her. Came home, ate four toasts, told me nothing. I'm proud and I worry. It's worry that's waking me at three, I'm sure. What's good for a worrying mother?
One foot in the grave and one on a yoga mat, and I can't get either to bend
I gave up the keys to mum's flat today. Forty years of her wallpaper. We'd divided it all up very amicably, I got the sewing machine. I'm drained, it's a good tired, but would it be alright to take a herbal sleeper with my HRT?
Nobody warned me I'd get a hot flush in the confessional. Father thought I'd something terrible to say
if I have to look at one more zoom screen I'll chuck myself at the biscuit tin
I'm livid at my surgery. Eight weeks for a phone call and then a boy of twenty-five tells me to try mindfulness. Mindfulness! I was very mindful of what I'd like to say to him, and I said a version. I'd like to know how to request a different doctor.
last orders for my ovaries, the doc says. I rang a bell
We do a Day of the Dead altar for my grandparents, marigolds, tequila, their photo. It's a happy thing in our house. I want to know whether a small tequila is the enemy of sleep.
I felt a bit of a spare part at the wedding, divorced on the singles table with the teenagers, but by ten we'd started a conga. My knees today! Is it arthritis or is it conga?
He's gone for good, the lodger, three years of wet towels and fish smell, hallelujah
I keep losing my rag with the satnav, she's so calm
Yes I'm crabby. Yes I'm sweaty. No I don't want to talk about it. Yes I do.
I've been thinking about what I'd save in a fire, and it isn't my husband's record collection. He knows. We've discussed it.
End of the road for my old Fiesta. Twenty years. I patted her on the bonnet, the scrap man looked away. I'm perimenopausal and sentimental, is what I am.
Drove home from hospital after mum's stroke follow-up, she's been doing brilliant since last year, even back at bridge. I want to know if having a mum who had a stroke at 80 means I can't have patches.
kill or cure, my gran's mustard bath. any merit in it for joints?
I'm fifty, fat and furious, in that order on Mondays. By Wednesday I'm only fat. What on earth does a body do with all those salads?
The stand-up class is going well. My whole set's about vaginal pessaries. I died on stage on Thursday, absolute silence, but Friday they howled. Could you remind me what the applicators are called in other countries?
It's my late wife's jumper I sleep in. Four years. I'm happy with Ruth now and she doesn't mind. The wool's too warm though with my flushes, and isn't that a metaphor
I'm not speaking to my husband. It'll wear off at dinner. He washed my merino at sixty.
Was so shattered I fell asleep in the bath with my book and drowned a library copy of Middlemarch. Nine pounds fine.
being fifty is a bit like being hit by a very slow tram
The children are arguing about which home to put me in. It's a joke we have, I've picked the one with the bar. I only want to ask you about bones since I slipped on the ice and nothing broke and I'd love to keep it so.
Our self-help group at the chapel had a speaker about preventing suicide in farmers, very good, very needed round here, and after it we'd tea and the talk turned to flushes as it always does. Could I get some leaflets from you?
why does every menopause article have a photo of a woman holding her head by a window
I'd forgotten how to be alone and now he's on a fishing week and I've eaten crackers in bed, sung, slept across the whole mattress. I do want him back. On Sunday. Late.
What a week. Exploding oven, exploding teenager, exploding me. Not one of us left standing. We got a takeaway and watched the penguins. How do you calm down fast when the flush comes with fury?
My gran's generation just got on with it, they say. My gran hid in the coal shed and smoked. She told me so at 88, with a wink.
If he tells me to calm down once more they'll find him in the compost. I jest, he's too big for the compost. Any herbal stuff for irritability?
Out of the mouths of babes: nana why is your neck so tired.
I used to hide bruises, long ago, another life, another country. I tell it in schools now, I've a certificate and a lanyard. What I don't tell in schools is that my lanyard sticks to me with sweat. Cooling fabrics?
they buried the lead: HRT's in short supply AGAIN
I'm scared of needles so how would they do a hormone blood test, could they use a fingerprick?
Do you ever feel the whole day's been a rehearsal for going to bed? I'm content. I'm just tired right to the hem. Iron's fine, thyroid's fine.
Ah the deadly combination, tight polo neck, red wine, radiators
My husband had the snip in 2003 so we've been carefree, and I'm told there's no such thing as a question too silly. Do I still need to care? I'm 51 and he's 60 and we're both tired.
Had a row with God about the weight. He won.
I'm trapped. In a sports bra. In the changing room at the leisure centre. Laughing so hard I'm making it worse.
my sister & me haven't spoken since the funeral tea in 2018, over a clock. Menopause has made me brave and I've written to her. Feels good. I can't sleep for waiting for the post, silly moo
I did think I might be going under in the winter, so grey and flat, and I went to the doctor and we talked and I started HRT, and honestly I've got my whistle back. I wanted to say it gets better to whoever's reading. Can you pass it on?
Thanks for last night, laughing at your answer about the pelvic floor nearly finished mine off
This heat, the flies, the grandchildren on tablets, me in a paddling pool with a gin. If this is the end times I'm enjoying them.
I told the choir I was bowing out. Twenty years a second soprano, but the top notes have gone with the oestrogen. They gave me a mug. I'll miss it something rotten, though I've joined the ukuleles. Does the voice drop for all of us?
Murder mystery weekend with the girls! I was the corpse. Best lie-down in months.
I haven't cried since Dad went in March and then yesterday the man in the bakery said the usual love? and that was me gone. I felt better after. I ate both buns. Does HRT make the crying easier or harder?
We planted a cherry for Grandad in his old football field and someone's pinched it. The tree! Dug it up! He would've laughed himself silly. I've been raging all day and then flushing all night, is it connected?
I'm going cold turkey on the wine, day four, I'd sell my soul for a rioja
He's been my shoulder, my husband, through all this sweating, and he still can't find the butter when it's in front of his nose, and I still want to scream, and both things are true
My job's sucking the life out of me, spreadsheets about spreadsheets. I'm looking at doing up boats. At 53! Do they let you on boats with HRT gel, I mean in the heat, does it go off?
Thou shalt not kill, it says over the pew, and I think of it at every parish council meeting
I do a mean impression of a dying swan whenever the bins need taking out
watched Thelma and Louise again with my sister. same ending, same crying, same wine. my patch peeled off in the hot tub after
I've sorted the power of attorney, and the pension, and the funeral plan, all in one week, because there was a discount. I'm treating myself to a perm. Is hair dye or perming bad when it's thinning?
Fed up to the back teeth. Car, roof, cat. In that order. No question, only wanted to moan at somebody who isn't going to fix it.
mother-in-law announced at dinner that she'd haunt us. she's 88 and winning at bridge
There's a ghost in my bed, says he, as I'm up and down with the covers like a Halloween sheet. I said book yourself into the spare room, Casper.
My grandson asked if I'm going to die soon because I've got grey hair. I said not before tea. He was satisfied. Which brings me to grey hair, does it come back with oestrogen?
I used to be punctual and now I'm late for everything including periods ha
I felt so guilty putting Mum in the home. She's thriving! Got a boyfriend, Reg. I'm the one crying in the car park. Guilt does nothing for the flushes I can tell you.
hit rock bottom today, ate cold custard with a spatula. it was marvellous
The council's shutting our library and we chained ourselves, me and eleven other grannies, to the railings, in February, and it's the only time I've blessed a hot flush. Have you a recipe for energy?
We ended it, him and me, a short romance, no harm done. He wanted a wife who'd iron. I'm sad as one is for a nice holiday. I'd like to know whether to keep on with the pessaries if there's nobody to share them with.
Auntie what's a polite way to tell my husband his beard smells of soup
There was a lockdown drill at our school and I was under a desk with nineteen six-year-olds and a hot flush. All practice, all fine. The kids fanned me with their reading books. I love them. How do teachers cope with this?
I'm haunted by a pair of size 10 jeans
My Nan always said when your time's up it's up, then she'd put a fiver on the Grand National
I've been a right cow to everyone since Sunday. Apologised with scones. Is it the progesterone fortnight? I seem to turn on day sixteen.
Tell him he's a dead man if he touches my fan
Twice divorced, once widowed, I've a loyalty card. Number four is a retired baker and he's gentle as flour. I'm sixty-four. What would you suggest for, let's say, lubrication?
At my age I'm frightened of three things, spiders, mirrors, and the words we've updated our terms
the kids drove me up the wall, then round the bend, then to the airport. Peace now
It's so silly, my therapist's retiring and I feel abandoned. We've had our last session, we hugged, she said I've graduated. I'm well. But who'll I tell about my dreams? The dog's not trained in it.
EVERYONE IN THIS HOUSE HAS LOST THE USE OF THEIR ARMS EXCEPT ME. that's all. rant over. is it hormones or is it them
I said my goodbyes to gluten and frankly I want it back
What a lovely funeral that was, is that a terrible thing to say? Old Mr Haq from the corner shop, whole street turned out. I ate four samosas and told his wife I'd teach her to drive. Are samosas a flush trigger?
I can't go on... holiday without packing fourteen nighties
My husband is convinced that I'm poisoning him with lentils
oh the shame of it, called the headmaster darling on the phone
I miss her, my old body. We had fun. This new one creaks and sweats, though she's a better sense of humour. How do I make friends with her? I've tried swimming.
she nearly bit my head off, my daughter, because I said the word moisturiser
Burned the candle at both ends in my thirties and now the candle's burning me. Honest question, do late nights in youth bring on early menopause?
I thought my heart would stop when the phone went at two, and it was my son in Australia who can't count hours. All well! New baby! Ten fingers! I've not slept since for joy, so what will settle me?
No will to live without coffee, says my mug. My GP says one cup. Whom do I obey?
He forgot our anniversary. I forgot it as well, but I remembered that he forgot it, and that's what counts. I sulked in the greenhouse till it got cold.
I'm reading about the plague for my evening class. Cheerful! Did medieval women get hot flushes, do we know, or did they all drop before they could?
Lost the plot in Aldi over a trolley token
We scattered Mum off the pier and the wind changed. She's in my cagoule for ever. She'd have wet herself. I've a bit of that problem myself these days, which exercises help?
I'm over the hill and picking up speed, where are the brakes
I was let go in the last round and it stung, I cried in the loos, and afterwards we all went for pizza. It's been a tender fortnight. I've started running. I'd like some advice on knees and also on being fifty-four and writing a CV.
These new knickers are strangling me, whoever invented high-waist owes me an apology
my dad hit the bottle after he retired. twenty years sober now, bless him, he makes birdhouses. does alcohol run in hormones or in families?
Every year I tell myself I'll bow out of hosting Christmas and every year I'm elbow deep in a goose
I do get blue in November, it's the dark, always have done. I get my lamp out and knit something orange. Nothing to worry about. Is it likely to be worse now my oestrogen's down?
Forty-six and my periods have gone rogue, twenty-three days, then forty, then twenty-six. I've taken to carrying a picnic basket of pads. Is that the beginning of it all, or only the overture?
spot of blood mid cycle, day 14, same every month since I was twenty. still ovulation is it?
Both my ankles look like bread rolls by evening in this heat, equal, a matching pair, and they're ankles again by breakfast. Do you know any sandals that forgive?
Had my mammogram on Wednesday, all clear letter came today, the quickest the NHS has done anything for me. Only question is why they squash so hard.
I had a clot in my leg after my second was born, that's 1991, treated and gone, and I've hiked the Pennine Way since. My doctor knows. I only want to know if it's patches rather than tablets for somebody like me.
Breasts sore, both of them, five days before I come on, like clockwork, like carrying two sunburnt puppies. It goes the minute I bleed. Worse since I hit forty-four. Will a softer bra do or is there a vitamin?
Curry last night, my fault, jalfrezi, burning all up my gullet at midnight, one gulp of Gaviscon and it's gone. My husband had the same. Does heartburn increase in perimenopause or does curry?
My palpitations came back clean, ECG, echo, little box I wore for a week, the cardiologist patted me. They only come with a flush and go with it. I'm not worried. I'd like to tell them to be quieter, that's all.
tingly hands both of them when i wake, shake them and its fine, gp says carpal tunnel, do the splints work
What is it called when the ovary hurts in the middle of the month? There's a German word for it, like a sneeze.
I've had migraines since school, zigzags in the left corner, then forty minutes, then the bed with a cold cloth. Same migraine, same zigzag for thirty-five years and the neurologist's happy. I only want to know whether they'll retire when my periods do.
Was told at my last check that I've dense breasts. I've been called worse. What does it mean, please?
They took out a lump when I was thirty, it was a fibroadenoma, nothing at all, and I've a little scar that I'm rather fond of. Does that count against me for HRT? Been checked every year since and all is well.
legs like lead after my shift, both, from standing on concrete ten hours. feet up and they're right as rain. compression stockings yes or no
I get a headache if I skip my morning coffee. Every time. It's a dull, sulky, at-the-front thing, and it clears with the first sip. I suppose I'm asking how to give up gently.
My period came during the school play. Sixty parents, white costume. I'm 45 and still on the twenty-eight-day bus, so when does it get unpredictable? I should like some warning.
My new coil's been in for six weeks and I've the dribs and drabs they told me I'd have. I'm forty-two, periods were regular before. How many weeks does the dribbling usually last?
Numb bum from the church pews, that's all, both cheeks, stands up and it's gone
I'm off for my smear on Tuesday, my first in years as I'm a coward, and I wondered, does the vaginal oestrogen help make it less of a scrape? Do I skip it on the night before?
He has pins and needles in both feet, from his diabetes, known for years, and I've got them in both hands from my knitting, we're a fine tingling pair by the telly. Is it hormones in my case, or is it the cable stitch?
My mum had breast cancer at 70, doing great at 79. I've had my screening, it's clear, and the family clinic say I'm at ordinary risk. I'd just like to understand the HRT numbers without a graph.
chest feels tight... from coughing! had the cold all week, everyone in the office does. it's only sore when I cough & nearly gone. can I take my gel with cough mixture?
Had a hysterectomy in 2015 and so no bleeding for me, ever, amen, but I still get the crabby week each month. How can there be a crabby week with no womb?
I had that facial palsy when I was pregnant, Bell's, the whole left side slid off. All came back within three months. The boy is twenty-nine now. I only wonder if I'm allowed botox for the frown.
On sequential HRT I get my bleed just when the nurse said, days after the progesterone, light, three days, tidy as a Swiss train. I'm forty-nine and had periods right up to starting. Can I shift it for a wedding?
My boobs have grown. Both. Two cup sizes since the HRT, not a lump in them as the nurse checked last week. My husband's over the moon, my back isn't.
Left my slippers off, stood on Lego, whole foot numb with rage
i had flooding in my early 40s, they did the scan and ablation and it's been light as a feather every month since. now 48. will i even notice menopause if there's so little to stop?
I've gone cross-eyed from the screen and there's a band of ache round my head by five o'clock, every workday and never on Saturdays. New glasses probably. Do eyes change at menopause? The optician's nice but hurried.
Can't find words, Auntie. The thing you drain pasta with. The man I married. It's been like this for two years, they gently come back while I'm doing something else. The memory clinic said it's sleep and age, and sent me home. Any tricks?
My auntie had a stroke back in 2016, she's recovered all but her left thumb and she's fierce at dominoes. I'm her niece by marriage so it's no relation of mine, but people ask about family history, do I count her?
still bleeding like a teenager at 53, regular, gp says some do. when's my turn
Hot flush begins at the chest and climbs to the scalp like a lift. Nothing hurts. It's like being a kettle. Why does it start at the chest and not, say, the knees?
My varicose veins have been there since the twins, both legs, ropey blue things, the vascular lady measured and scanned them and says cosmetic. I hate shorts. Does HRT make them uglier?
I had a cyst drained in May, plain old water they said, and the follow up was fine, and I still catch myself prodding. How does a person stop prodding?
PMS headaches, day before, always over the right eye, one ibuprofen. Been with me since Duran Duran. Will the menopause take it away please
They've invited me for my bowel kit, my bone scan and my breast thing all in one month. I feel like a car. Which should I do first if I can only get the one afternoon off?
We went up the mountain in sandals and both calves are killing me today, I'm coming downstairs backwards, so's my sister. Worth it for the view. Does low oestrogen slow down muscle recovery?
indigestion after fried onions, always have, my mother too, we call it the family curse
My question's what they call it, when you have gone a year with nothing. Is it menopause or postmenopause? I'm four months in so I'm asking ahead.
I'm 47 and I bled for eight days instead of five, one time, the month I moved house and didn't eat. It's been five days since. I told the nurse and she shrugged nicely. Is stress really so clever?
Both breasts leak tenderness, if that's a phrase. The week before. I can't even hug my own children, I lean in sideways like a penguin.
My bunion's hot and sore. That's it. I know it's a bunion as it has its own postcode.
My blood pressure's fine, my heart's been listened to by three persons and a student, and they all say the flutters are flush flutters. I trust them. Is there any breathing trick that shortens them, like when you're on the bus?
Dead arm! I sleep on it. It wakes before I do and then I have to lift it with the other one, two minutes of fizz and then it's mine again. Been doing that since boarding school.
my face goes numb at the dentist for hours, does it last longer when you're older lol. had a crown done at 9 and I dribbled soup at 1
I'm an ultrasound receptionist so I see all the letters, and I think women would come sooner if we were kinder on the phone. That's not a question. I've sore feet and I'm 51. The question's about feet.
I've got a harmless murmur, known since school medicals, checked at every turn. The choir ladies panic when I mention it. I want to know whether I can do the hot yoga with both a murmur and hot flushes.
Started my period on the plane, and it's the third this year, in October. My gaps are growing. I'm fifty. Should I go on packing for it till I'm ninety, as my mum says?
What's the name for those little white bumps round the nipple? I've had them both sides since puberty. My daughter asked me and I said garnish.
My daughter (16) has dreadful cramps and heavy first days and I've my own periods once in a blue moon, so we are passing in the corridor, her arriving and me leaving. What did they give girls for cramps in your day?
Cold hands, both, go white like candles and then pink, every winter since I was twelve. Raynaud's, they said. Does the change warm you up at least?
I pulled my calf in the mothers' race in JUNE, limped a fortnight, healed up, and I've danced on it since. Only mention it because I came second. Will collagen help hamstrings?
my hair hurts. is that a thing. when i take the ponytail out
I'm the proud owner of one fibroid, name of Kevin. Measured twice, growing not at all, and my periods are only a bit longer for him. When I stop, will Kevin shrink?
Can a body get sea legs? I was on the ferry for a weekend and on dry land I swayed a bit the same evening, both of us did, we giggled like drunks. All gone by morning. I just loved it.
The breast nurse showed us on a rubber model at the WI how to check, much laughter, mine are normal. How often should one do it, each month? I've no period to time it by, so I thought the first of the month with the gas meter.
I went blind with rage, is what I told him, not literally, I could see the muddy boots only too well.
I have tension headaches from gritting my teeth, the dentist says so and made me a guard that costs as much as a bicycle. It's better. Not gone. Do women grind more with low hormones?
Period due, chin spot, chocolate, tears. Every month at forty-four same as at fourteen.
Something's bitten me on both shins, a dozen itchy bumps, from sitting by the lake with wine. Calamine's working. Do mosquitos like oestrogen? They never liked my husband.
My nipples are sensitive in cold weather, always were, like two little barometers. Right before a period they could forecast hail.
Had the DVT talk at the airport chemist, walk about, drink water, wear the socks. I did all of it, both legs are perfectly fine. What a boring flight though. Can you use the gel through airport security?
Three years since my stroke scare that turned out to be migraine with aura, all tests done, brain scan like a teenager's. The migraine clinic say patches are fine for me, my pharmacist looks nervous. Whom do I listen to?
sorry tmi, i get a bit of blood on the paper from piles when im constipated, had them since the kids, doctor's looked with the camera and its piles. periods normal too. is it fibre or prunes
Ovulation pain on the left this month, right last month, like somebody taking turns to ring the bell. Still going at forty-nine! Can you ovulate yet be in perimenopause?
Thumbs. Both thumbs ache at the base. I can't open jam. Is jam hormonal?
I wore a new underwired thing to a christening and there's a red line under each breast like a railway track. Gone by the next day. How does one measure properly once everything's moved?
Oh the stitch I got, laughing, under the ribs, I'd to be sat down. We were on about her husband's hair transplant.
The doctor calls my chest twinge costochondritis, which sounds like a dinosaur. She pressed the spot and I yelped, it's a rib joint, ECG fine, and it's fading since last week. Can I still do the weights for my bones?
I'm 50, last month's period was a no-show, this month's came and brought its luggage. Two days, then normal. Does the calendar start again after each one?
my knees swell, both, after gardening, and go down with frozen peas. Arthritis from my father. he left me that and a clock
What's the difference between a mammogram and the ultrasound one? I've had the first and my sister was given the second. We're comparing notes over lunch, both of us clear.
I've no feeling in my toes after skiing boots, it came back with soup. I'm too old for skiing boots. Is there a bone-strength benefit to skiing or only a fracture risk?
I get dizzy if I jump up from weeding. Sit, count ten, fine. The doctor took my blood pressure lying and standing and said drink more. Is gin a drink?
we all had brain freeze from the ice cream, four grown women clutching our foreheads on the prom. ten seconds. Best afternoon of the year
Can you settle an argument? My friend says a hot flush is a flush and my American cousin says flash. And the pins and needles before it, in both arms, the prickling, does that have a name?
I'm still having my periods so I can't be menopausal, according to my husband, who is a plumber.
I'd a scare with my breast ten years ago, biopsy and all, benign. I sent the surgeon a lemon drizzle. I get my yearly letter and go. It's more that I dread the gown. Why do they never fit?
My belly swells like six months gone by evening when I'm due on, then it's flat again, well, flattish, once I've bled. Beans don't help. Is there a tea for it?
Weak as a kitten today, both arms, from carrying compost. Forty bags!! I am a fool. Epsom salts?
Sinus headache, the usual hay fever sort, cheeks like drums, every May. Can I take antihistamine with HRT?
I spotted for two days after my smear last week, which they'd said I would. Period came on time on Monday as normal. I'm 39 and it's all a bit early to be here, I know, but I like reading you.
My grandmother died of a clot after an operation in 1958, no other clots in the family, my doctor's written it all down and she's relaxed about it. I'd like somebody to explain to me what transdermal means in English.
right eye's been twitching for a week. the lid. tiny, like a moth. i've had it before in exam season, back when i was the one sitting them. less coffee?
How do they decide at the screening van who gets recalled? My neighbour did and she's fine, and I didn't and I'm fine. We've been wondering over the hedge.
I'm forty-three, regular as rent, but the second day's heavy so I double up. Always been like that, iron's normal. What do others think of those period pants?
Both my legs jump at night like I'm dreaming of chasing rabbits. The GP checked iron. It's restless legs, officially. Would magnesium cream do anything, or is it just nice to be rubbed?
Got a stiff neck from the draught on the coach, can't look left, so I ignored my husband till Bath. Easing with a wheat bag. Not everything's menopause, is it?
Acid again. Tomato soup. I know, I KNOW.
My late father had angina, so I pay attention and had the full MOT in September, treadmill and all, and passed with flying colours. All I get is a thump when a flush comes. She says that's allowed. Any tips for sleeping with a thumping heart?
i have one boob bigger than the other since i was 13 and my bra fitter calls them sisters not twins
Burst blood vessel in my eye, looks like Dracula, optician checked it today, says harmless, from sneezing. No pain, I can see fine. It's spoiled my passport photo. Is dry eye a hormone thing?
Am I the only one whose cycle follows the moon? Every full moon for two years now. Forty-five years old and I've turned into a tide. I quite like it. It's the skipped moons that confuse me.
Feet burning at night, both soles, I stick them out the end of the bed like loaves cooling. B12's fine, sugar's fine. Is it just part of the furnace?
I had my ovaries out in April, no more bleeding since I had the womb out too, so what I'm asking is about the heat, which came on as though somebody'd thrown a switch
when does the nurse do the breast check, do they still do it at well woman? mine left and there's a lad now
Shin splints in both legs from couch to 5k. Week three. The app lady keeps saying well done in that voice. Should someone of fifty-six be on grass instead?
I laughed till my cheeks ached, jaw and all, at the panto. Oh no I didn't.
They put me on blood thinners for six months back in 2008 for a clot on the lung, it cleared, I've been signed off for years. Haematology's happy with gel for me. I've got the letter framed nearly. I'd like to know how long the gel takes to work.
My breasts ache on the days I skip my decaf and drink proper coffee, in the run-up to a period anyway, both together, like a pair of grumpy aunts. Is that proven?
My husband had a mini stroke in 2020 and now he's the fittest man in the village, it's disgusting. I'm the one who can't climb a stile. What should I eat for stamina?
A pimple in my bra line, whitehead, popped it, gone. I only ask because of back spots in general, why am I getting teenage skin at fifty-one?
Had the drops in at the eye clinic and couldn't read a thing for four hours, walked into a hatstand and apologised. They said my eyes are grand. So it's only reading glasses. Is it true that HRT helps dry eyes?
How heavy's heavy? I'm forty-six, a pad every four hours on day one, then dwindling. I was never any good at judging.
My leg's gone to sleep under the cat, I can't move as she's comfortable. Will type till she wakes. Ask me anything.
I keep getting hiccups with my flushes. Hic. Is it me?
Both wrists ache from the keyboard, worse since I turned fifty, hands tingle on the bus, physio's given me stretches. What else is good?
My period started today after fifty-one days and I greeted it like an old schoolfriend, fond, and hoping she wouldn't stay long. I'm forty-eight. Do they always come back crosser?
does the breast screening bus have a step, my hip's bad
Menstrual migraine is what they call it, I'm told, mine lands on day one like the post and I've tablets that work. Should I switch to a patch in the last week, as somebody on the radio said?
The little one headbutted me, full speed, cuddling. Lip like a sausage, both of us in tears and then giggles. No I'm fine! I need advice on arnica with HRT, can you use them together?
I'm on the mini pill so I spot whenever it likes, a dab here and a dab there, for six years, all checked and my nurse calls it nuisance spotting. I'm 41. How will I ever know when the change starts?
Thick ankles are hereditary, we've had them since the Normans. Both sides, all weathers. Only heat makes them Norman castles.
I'd a bra strap mark so deep I thought it was a dent, ten minutes later it was gone, what an idiot. New bras needed. Where do people with narrow shoulders go?
Every flush is the same performance, heart drums, face burns, then goosebumps. The doctor has seen the tracings and isn't bothered. I'd just like to know whether it's going on for one more year or ten.
they found a gallstone by accident when scanning my kidneys, says leave it. no pain whatever. but should I be careful with HRT tablets because of gallstones?
I can't feel my face, as the song goes, it's minus eleven here and I walked the dog without a scarf. Tea's bringing it back. Does anyone else long for winter now because of the flushes?
Why's it called the menopause when it doesn't pause, it stops? I am a Latin teacher and it bothers me more than the symptoms.
I'm 52, I've had two periods since summer, the last one three weeks ago, light, no drama. My sister stopped dead at 50. Can I blame dad's side?
Wonky walking today, new orthotics in both shoes, like walking on two lemons. They say persevere.
I've a headache from crying at the wedding, a nice soft headache with champagne in it. It's lifting with toast.
I'm a lumpy, bumpy sort of woman, lipomas on both forearms since my thirties, so were my father's, the doctor calls them fatty marbles and leaves them be. Does weight loss shift them?
garlic bread plus lying down equals regret
I've bled on every good chair in my sister's house, she says, since I was twelve. Forty-four and still at it this very weekend, punctual as ever. Any stain remover you'd swear by?
My mother went through a leg ulcer and clots in her eighties, poor love, long gone now. I have her piano and, so far, not her legs. Would walking an hour a day keep it that way?
A dull head every time the weather turns. My husband calls me the barometer and asks me about his washing.
What's a TIA stand for? It was in a crossword and then in a soap in the same night.
I feel a flutter like a bird in a chimney when the flush starts, in and out in a minute. I wore the monitor for a fortnight and they said healthy bird. I'm reassured! Is it worse with wine in other women too?
Twinge in my left boob, right before I'm due, and then in the right boob as well for company. Forty-one. Does it get more or less as you get on?
Between periods I get that egg-white stuff and one tiny pink streak, at the same point each month for as long as I remember. Forty years old, cycle like a metronome. Am I right that it's just the egg leaving?
The radiographer was eighteen months younger than my handbag. Very gentle. Clear result. Only I wonder why they stop inviting you at seventy-one?
My bad leg's my childhood leg, polio, in a caliper till I was nine. It's thinner than the other and always was. My question's on bone density, do they scan both hips?
Sunburnt both shins like a tourist. In Skegness!
I had a lovely big nosebleed on the bus, dry air, I get them every winter, a man gave me his scarf. Could low oestrogen dry the nose out too?
Woke with my arm across my husband's face and no feeling in it, he was more upset than I was. Came straight back. Do pregnancy pillows work for old ladies?
my heart skips when i see the gas bill lol
Had the works at the one-stop clinic last Thursday, the poke, the squash and the jelly, and they said a hormonal cyst, nothing to do, off home with you. I celebrated with chips. Would less salt keep the cysts quiet?
I'd shingles round my ribs three years ago, nasty, all healed, but I want the jab now. Can you have a shingles jab and a flu jab on the same day as a testosterone review?
Because of my endometriosis I've bled like a stuck pig since school, your pardon, and I'm fifty and still having them monthly. I'm longing for it to end. Do they ever hurry it along?
I feel woolly on one glass of wine now. One! Singing like my uncle at a wake, then asleep by nine. Is it liver, age or oestrogen that's made me such a cheap date?
Growing pains at fifty-three. Both shins, at night, like when I was eight. My mother would rub them with Vicks. Do bones ache when hormones fall?
My headache has a name and it's Year Eight.
Went over on my ankle at the allotment, X-ray says sprain, so it's a balloon with all the colours of a pansy. It's coming down nicely with ice. Only, should a sprain make me ask for a bone scan at fifty-four?
Is a hot flush supposed to make your ears go red? Mine glow. I could guide ships.
I have a hiatus hernia, known since my camera test, and if I bend after a meal I get fire behind the ribs, and a wee tablet sorts it. So which calcium doesn't upset a stomach like mine?
Periods, eh? I'm thirty-eight and my sister's done at forty, so I'm only scouting. Mine are regular. Is it catching?
Both hands swell in the heat so that my rings won't budge, and then at night they spin. I've moved my wedding ring onto a chain. Husband took it well.
I'm learning the FAST thing at our first-aid course at the bowls club, face, arms, speech, time. I played the casualty, very convincing. Got a hot flush while drooping. Does the club get a leaflet on menopause too?
Six months on from my hip and I'm dancing, the last clot-stocking's in the bin, the surgeon's signed me off. Am I allowed back on my gel, my GP said ask, so I'm asking, what would I say to her?
teeth hurt when i eat ice lollies for the flushes. it's a vicious circle and it's strawberry
I've got mastitis memories, forty years old, from feeding my eldest, cabbage leaves and all! My granddaughter's just had her first and I'm telling her the cabbage was rubbish. What do they use these days?
She said my cervix looked healthy, like a doughnut. I've not been able to look at a doughnut. Results in two weeks. Is it common to have a day's spotting after? I'm 36 with normal periods.
I see spots when I stand too fast after yoga. Everyone in class does, teacher says breathe. It's the upside-down one. Shall I drop it?
My eyes water in the wind, the glands are lazy. I look bereaved in every bus shelter.
The pins and needles in my fingers come on when I cycle, both hands, ten miles in, gone when I let go and shake. The bike man raised my handlebars. Are gel gloves worth it?
Got my blood results. Cholesterol up a bit, everything else is normal. I don't have any symptoms. I just want to eat cheese with a clear conscience, so how much?
I was on the pill till 50, break bleeds like clockwork, came off in the spring and had two proper periods since, ordinary ones. What now, do I wait for a third?
My scalp tingles with my flushes, like champagne. Both sides, all over. It's quite pleasant if I'm honest.
What do you call the lady who fits breast prostheses? I had mine off in 2005, cured, and I've worn the same silicone friend for ten years. She's gone flat. I'd like a new friend.
My legs are so tired after the nursery, both, I sit on tiny chairs all day. They perk up when I swim. Is there anything in horse chestnut cream?
Nine days late, did a test at 47, negative, and then it came the same afternoon, ordinary as toast. I nearly fainted in Superdrug from relief. Do I still need contraception then?
ate a whole pineapple, mouth numb and raw. is that the acid. husband says there's no end to my talents
I clench my chest when I'm cross, the physio says. Muscles like piano wire between the ribs. She does a thing with a tennis ball that hurts and then helps, and the doctor had a listen first and was content. Do you know other stretches for it?
Thrombosis in a haemorrhoid, there's glamour, lanced last year. Doesn't that count as a clot, for the HRT form? It made the nurse laugh. I'm fifty and I've a lovely bottom now.
How long is it before a mammogram you shouldn't use deodorant? I went in once with glittery talc and lit up like Blackpool.
I'm at the two-blankets, no-blankets stage. My feet were like ice and my head on fire, both feet mind. I put socks on and a fan. Genius, or what?
My sister rings me when her period comes, as I ring her, since we were girls, in case the other's forgotten what women are for. I'm 49, she's 47. Today we both rang. Do sisters tend to stop at the same age?
My optician says floaters, had them for years, same two, I call them Bill and Ben. He checks them yearly with drops. Is it age or is it dry eye?
Every time I eat raw onion, ladies and gentlemen, the dragon. Peppermint tea tames it. Does peppermint interfere with thyroid tablets?
I came on during a job interview, heavier than I'd like at forty-five though it's my usual. I sat very still and got the job.
swollen glands both sides of my neck with this throat, half the school's got it. going down now. does hrt lower your immune system or do kids just sneeze
I fell asleep in the sun with a book on my chest. White rectangle. Very literary. It's sore round the edges, so aloe or yoghurt?
Neuralgia they call it, in my jaw, since a wisdom tooth in 1999. It's cranky in east winds, on the same side every time, and the neurologist sees me each year. Does oestrogen calm nerves?
My bust went down with the weight, both deflated equally, like balloons the day after. The nurse says loose, not lumpy. So do chest presses lift anything, or is that a story they tell us?
Right shoulder, from bowling. Left shoulder, from sleeping on the right shoulder. It's a seesaw.
It's only that I'm thirteen days into a period that's mostly nothing, a wipe of brown and done, and the nurse has seen me about it and says that's how perimenopause winds down at 49, and I'm booked for a scan anyway. I just like to talk. Should I be eating liver?
My cousin's got factor five something, I was tested and haven't. So that's lucky. Does it mean that I can choose whichever HRT I fancy?
I have a heavy head cold, heavy legs both, heavy heart as the school disco's cancelled and I had made three hundred sausage rolls
I get goosepimples on one breast when I'm cold and then on the other a second later. I've watched it. I really need a hobby. On which note, is it too late to learn the cello with stiff fingers?
Gel or patch, Auntie, in your honest opinion? I've a hairy stomach and a busy life and I forget anything that isn't stapled to me.
hi is anyone up
I've started speaking to the oven. It's the only thing as hot as me, I feel we've an understanding. When does the flush business usually calm down, for most?
My skin's turned to tissue paper and I've had the same moisturiser since I was a bride. What should a woman of fifty-five look for on a label? I don't want miracles, I want not to itch at the bus stop.
can i take magnesium and ashwaganda together
We've been married twenty-eight years and I've never told him what I like. I only found out myself last spring! How would you begin such a conversation, would you do it in the car?
I went in with a list as you suggested, and she read the list, she actually read it, and I've come out with progesterone and a spring in my step. Thank you. I take it at night, with or without food?
What is the daily protein supposed to be? The internet says a cow.
My hair comes out in the brush, then I mourn it, then I make a little nest of it for the birds. My ferritin's on the low side of normal. Is there any use in the foam stuff from the chemist?
Is testosterone going to give me a beard? I have got the start of one, so I'm asking how much more.
thank u auntie ur a gem xx
I teach thirty five-year-olds and my word retrieval's gone, on Tuesday I called a giraffe a tall cow. They've adopted it. How do other women manage brain fog at work without telling the head?
Since I swapped to oat milk I've the wind of a brass band. Do they put calcium in it? If not I'm going back to the cow, with apologies.
Good morning from Lagos! It is 36 degrees and I'm also 36 degrees more. My mother used bitter leaf for the heat. Have you heard of this?
I don't want sex. There. I want to be held like a parcel, and then to read. My wife wants more. We're kind to each other over it. What do others do when the engines run at different speeds?
Should I have my vitamin D tested, or just take it like everybody?
You told me lavender. I now smell like a drawer and I'm still awake. Next idea please!
I'm not one for doctors, I went once in 1997. How do I explain in six minutes something that's taken me three years to notice? Do I bring a diary, or my husband, or a drawing?
what's with the rage at the supermarket self checkout. UNEXPECTED ITEM. you're an unexpected item
It's my first week on patches and I feel, whisper it, a bit giddy and nice. Is it too quick to be working? It may be the sunshine or that my mother-in-law's gone home.
My waist left without a forwarding address.
How do you do kegels properly? I've been doing them at traffic lights for a decade and it appears that I was just clenching my jaw.
I sit in meetings with a hot flush rising like the tide and eight men looking at a pie chart, and I've started saying "bear with me, I'm having a power surge". Has anyone a better line?
Are the cheap chemist's own menopause vitamins the same as the ones with the celebrity on?
So it's my fiftieth on Saturday and I feel like a girl who's been handed somebody else's coat. It's a good coat. It doesn't quite fit. Tell me one nice thing about your fifties?
Hubby wants to know if there's a male menopause as he's bought a kayak
I eat well all day like a saint, and then at nine o'clock it's as though a wolf moves in. Cheese, cereal, cheese on cereal. Would more breakfast help, do you think, or a lock on the fridge?
do i have to stay on it forever
I work nights on the ward and sleep days, and the patches say change twice weekly, but what's a week to me, I don't know Tuesday from trifle. Does the hour of changing matter?
My feelings have become enormous. I saw a heron and had to pull over. It's not bad. It's like someone took the lid off. Is it usual to become a poet at fifty-one?
There's this itching, down below, drives me wild at night, the thrush test was negative and the doc said dryness and gave me the cream. How long till it works? I'm at day nine.
Does soya do anything or did the soya people make it up
I should be asleep but I've been reading about DEXA scans till my eyes crossed. Minus one point eight at the hip. Is that osteo-whatsit or the one before it? And does jumping count, like on the spot, in slippers?
Just wanted to say your last answer made me laugh aloud on the 47 bus.
I have two jobs and both are on foot and I haven't the money for fancy pillows. What is the cheapest thing which really helps with the night sweat? I've tried the wet towel of my grandmother.
Can't stand my own perfume any more!! Twenty years of Opium and suddenly it's fly spray. Noses and hormones, go.
My daughter's fourteen and coming in as I go out, and the slammed doors in this house could power the grid. Yesterday we both cried over a lost hairband and then ate ice cream out of the tub. How do you talk about it with a girl?
Your site keeps logging me out and I lose my whole message, which, as you can tell, is never short. Please could somebody look at that?
what's the youngest you can start with flushes, im 37
I went for acupuncture. Lay there like a hedgehog thinking about chips. Slept beautifully. Is there evidence or is it simply the lying down?
The doctor says I'm too old at 60 to begin HRT and my friend's doctor says 60's the new something. Who decides, and can I ask for another opinion without causing offence? I've known him since my first was born.
What's a good night-time snack, not crackers, I'm crackered out
I've gone off red wine, can you imagine, me, it's like losing a language. White's the same. Anything fizzy gives me a flush to the knees. What do ladies hold in their hand at parties?
Do I need progesterone if I've no womb?
Somebody called me ma'am, then somebody offered me a seat, and then I flushed so hard that somebody opened a window. I'm forty-nine. It was a full day.
I snap at him. He asks where's the milk and I could write a thesis on where's the milk. Then I'm sorry, then he's sorry. Would more oestrogen make me nicer or is it simply that he should look in the fridge?
my tongue burns like I've licked a battery, dentist sees nothing. Is burning mouth one of ours?
I'm vegan, the gelatine in the capsules troubles me. Is the progesterone available in something without an animal in it? I asked at the counter and he went off to look and I think he's still looking.
Slept six hours! SIX! Angels sang!
Nobody ever tells you your ears itch.
I have been offered promotion, after years of asking, and now I've the memory of a colander and I cry at the franking machine. Would you take it? I think I'd be good at it on the days I'm good.
How long can the gel sit in a hot car? It went on holiday to Margate by itself in the glovebox.
Is it ok to cut patches in half? My sister does it with the kitchen scissors.
All my joints have opinions in the morning. By ten they've settled down to a murmur. The rheumatologist said no arthritis, so it must be hormones, mustn't it? What do you recommend for a creaky start?
I've been to see the Fawcett exhibition and walked eleven thousand steps and I'm home with a pot of tea, and I want to know if walking's enough for bones or whether I must lift things as well.
My friend swears by CBD gummies, she's very relaxed, she missed her own birthday. Would they mix with HRT?
need a word for when you're not sad not happy just... weather. slight drizzle
I can't remember if I rubbed in the gel. Do I do it again or go without? This happens about twice a week and I've started writing it on my hand.
I'm Finnish, so we go to sauna for everything. Now in menopause the sauna goes with me everywhere. Is it bad for the flushes to sauna, or might it train the body?
Whatever did women do before air conditioning? My mother sat on the marble step with her feet in a bowl. I think of her feet often. I've bought a bowl.
Does anyone else feel fourteen again, spots, crushes, moods? I've a crush on the man who does the tyres.
can you get hrt from a pharmacist without seeing the gp
I'm off to Crete with four friends, total age two hundred and thirty, and we're sharing one bathroom. Tips for travelling with HRT and four fans?
Weight. I've not changed a thing, I eat like I ate in 2015, I walk the dog, and it's crept up a stone and sits on my middle like a cushion I didn't order. Explain it to me as if I were clever but tired.
I do love you but you're a bit long-winded, and that's rich from me
Nails like potato crisps. What's missing?
How does one tell a new man about dryness? We're at the holding hands stage, I'm sixty, there's time. But I'd like to have my sentence ready, light, not medical.
Is cold-water swimming all it's cracked up to be? They look so smug, those women, with their robes. I want to be smug. I've a robe.
After the flush comes the chill and after the chill the guilt over the heating bill. It could be a psalm. How do you dress for such a day?
Had my bloods done, FSH 62, no one's rung to say what it means, so I'm asking you first
As a bus driver I can't just pop to the loo, and it's every hour now. Is that bladder or hormone? And before you say drink less, I'm already a raisin.
What do you make of red clover? My neighbour grows it and gives it me in a jar with no label.
My husband's a good man and he's read a book about menopause, and now he tells me what I'm feeling. I preferred it when he hid in the shed.
when do i change from cyclical to continuous, who tells me
Been having the most vivid dreams since the progesterone, I was married to a lighthouse. Does it settle? I'm rather hoping it doesn't, the lighthouse was attentive.
I'd like to stop dyeing my hair, I just want permission
In Tamil we have no single word for it, we say the periods have stopped, finished. My mother never spoke of sweating. Do women from India have fewer flushes or only fewer complaints?
I'm in recruitment and I've to look fresh at eight, with a face like an unmade bed. Is there any cream with oestrogen for the face, or is that one of those internet things?
He makes me a hot water bottle from habit, every night, for eleven years, and I haven't the heart to tell him. I put it in the dog's bed.
anxious before work lately for no reason, nice job nice people. bit of a fizzy tummy then it passes. is it hormones
Do you have a recipe with flaxseed which doesn't taste of cardboard and penance?
I'm proud of myself today. I said no to the PTA. A whole sentence, no. I then apologised twice and brought a cake, but it was in there. Does the change make you braver?
Best lubricant that doesn't smell like a sweet shop?
I've a friend who says she breezed through it, not a symptom, and she tells it while I'm dabbing my neck with a napkin. I love her. I've considered putting chilli in her soup. Is breezing actually common?
My GP's leaving and the new one looks nice but about nine. Do I have to start from the beginning, coil and migraines and all? I've thought of making a booklet with chapters.
can you drink on hrt
It took me three goes to write this, I'm shy of it: I've begun to leak when I laugh, only a teaspoon, and I laugh a great deal. I'd rather not stop laughing. Who do I see?
Woolly jumper weather at last, I've missed having elbows nobody looks at
Is the weepy thing worse on progesterone days? I've been tracking and I reckon day 17 to 24 I could cry at a boiled egg. The rest of the month I'm a rock. What could I ask her to change?
creatine?? my son says creatine. i thought that was for bouncers
My feet have grown half a size, my tolerance has shrunk by three.
We've twin beds now, pushed together, separate duvets, and it's saved our marriage. I'm telling everyone. I told the man who came for the boiler. Do you have any more brilliant ideas like that for a hot wife and a cold husband?
What time of day should I take vitamin D, somebody said with fat, somebody said with breakfast, and I have fat at breakfast anyway
I'm starting a menopause corner at work, a kettle and a fan and a box of tissues. HR's asked me for a policy. I'm in accounts! Could you give me the five things it should say?
Does evening primrose oil work or is it just a pretty name
I'm hungry, sleepy, sweaty, and my trousers hate me. Otherwise well! How are you?
Nothing tastes right since spring, coffee's like pennies. My dentist says gums are fine. Could it be a zinc matter?
He's asked if we could try again, in the bedroom I mean, gently, and I've said yes and bought a nightie. What could I do beforehand about soreness? I'd like to enjoy it and not be brave about it.
is it true hrt makes you put on weight. tell me no
I've lived in four countries and menopaused in three. The French gave me a suppository, the Germans gave me a herb, the English gave me a leaflet. Which is right?
My concentration is that of a moth. I used to read Tolstoy, now I read the backs of packets. I've started audiobooks in the bath. Does it come back, the long attention, in your experience?
A dull sort of week, low but not worryingly so, I've seen friends, I've eaten my greens, it's February. Would a brisk walk do more for me than a tablet?
do you know what the waiting list is like for menopause clinics in scotland
Sometimes I look at my hands and they're my mother's hands, and I'm not sad, I'm glad of the company. What's good for hands?
I'm thinking to learn the drums. It's for the anger, and for the arms.
My tattoo's gone wrinkly, it was a swallow and it's turning into a prawn. Is there anything for crepey skin that isn't just hope in a jar?
Which blood tests should I ask for at fifty, if I've only got the one go at it? Thyroid, iron, what else? She's quick with no, so I'd like to go in tooled up.
are sweats from anxiety different to sweats from the menopause, how would you tell
I gave my seat on the tram to a girl who was eight months gone and she gave me her little fan. We didn't speak. It was like a treaty. Felt lovely all day.
We eat late, being Spanish, ten at night, and I sweat at one. If I ate at seven like the English would I sleep like the English?
Probiotics, which ones, and is it the same ones for top and bottom?
You've been more use than three websites and my sister put together, and she's a nurse. Goodnight, I'm going to try the socks.
Does anyone do a decent nightie that isn't for a bride or a corpse?
I found my first grey eyebrow. It stood straight up like it had a question. I've the same question: what next?
How many patches is too many, I've one on each cheek like a quilt, as prescribed, and she's talking of a third
I had an hour to myself and I spent it choosing a fan online, forty-one tabs, all of them ugly. Is there a quiet one you can take to the theatre?
can i still get pregnant at 49, asking before date night
My sister's on the implant, my friend's on the spray, I'm on the fence. What are the questions I should ask myself before picking?
The bread maker's paddle, my reading glasses, the word for Tuesday: all missing, presumed hormonal. Do those brain-training games help or just sell me things?
Blessings from Trinidad, Auntie! We say the change come like carnival, loud, hot, and in everybody's business. I drinking ginger tea. It good for the belly bloat or I fooling myself?
I'm dying of heat over here, send ice
These hot flushes will be the death of me, my nan used to say the same
I could murder a cup of tea right now
my feet are killing me after standing all day at the till
I nearly died of embarrassment when my face went scarlet in the board meeting
I'd kill for eight hors of unbrokken sleep
My husband's snoring is driving me to murder, any tips for earplugs?
dead tired this week, is that the progesterone
my libido is dead and buried, can it be dug up again?
My phone died in the middle of your last answer, can you repeat what you said on magnesium
I laughed so hard at your reply I thought I'd die
The suspense of waiting for my blood results is killing me
I was dying to tell someone: I slept seven hours!
Over my dead body will I wear those big beige knickers
Kileld two birds with one stone, had my smear and asked about HRT in one go
I am bored to deth by my diet
my skinny jeans are dead to me
Menopause, or as my wife calls it, the end of the world as she knew the thermostat
this wig itches me to death in the summer
Drop dead gorgeous at 58, that's what my granddaughter said about me in my new frock
My plants all died because I forgot to water them, brain fog strikes again
I'd rather die than do another Zumba class in this heat, is walking enough for my bones?
he forgot our anniversary so he's a dead man walikng, haha, flowwers on the way I hear
I am going to strangle whoever invented the underwired bra
if one more person tells me to drink sage tea I shall scream
My deadlines are brutal this month and my memory's like a sieve. Would a planner help?
theres a deathly smell from my trainers since my hormones changed why do i sweat more
The last two weeeks beffore retirement and I'm counting the days till the end
I want to disappear into a spa for a weekend with no children and no phone
Can't go on like this with the fan blowing my papers about, what kind of cooling gadget do you use?
I can't live without my little handheld fan
I want it all to end, the sweating I mean, how long do flushes usually go on for?
I give up on yoga. My hips don't bend that way
Kill me now, the school has asked me to run the cake stlal agin
Sick to death of people asking if I'm having a hot flash. Yes Brenda I am
This heat is murder on my hair
took a stab at making my own face cream and it went green
I shot my mouth off at the staff meeting. Blaming hormones. How do others cope with saying too much?
Hit the gym for the first time in years, I can't lift my tea now
he hits the roof when I turn the heating off, then he puts on a jumper and laughs
My teenager says I'm ruining her life because I asked her to empty the dishwasher
I've been beating myself up over eating the whole cheesecake
She punched the air when she read that her hormone tests were normal
I choked up when they sang at my leaving do
choking down these giant calcium tablets, do they come as a chewable?
I'm scared of spiders and yet I keep one in the bath. Called Nigel. Does fear get worse in menopause?
I'm afraaid I've forgottten what you said about oats
Terrified of needles. Is there a way to get hormones checked without blood?
im frightened of flying more than i used to be has this to do with the change
afraid of the dentist since childhood, now my gums bleed when I brush, does menopause affect gums?
I dread going home to the pile of ironing
My boss is a bit of a control freak about fonts
My husband's in charge of our money since I hate numbers, I've my own card and we look at it together on Sundays. Question is how to budget for private HRT
He checks my phone for me when it's slow, he's the techie. Now it will not open your page, help
we bicker about the bedroom window every single night me open him shut
My partner sulks when he's hungry and I snap when I'm hot. Twenty-six years of bliss, mostly
Mother-in-law rearranged my kitchen. I couuld have wrung her neck. I made her a cup of tea instead
He never listens when I talk about menopause, he just says "yes dear". Any way to get him interested?
my wife and i argue over the duvet weve bought two and peace is restored
I shouted at my husband over a teaspoon. A TEASPOON. He just raised an eyebrow. Is this the rage everyone talks of?
We had a row about whose turn it was with the bins and I cried after, then we both laughed
He's gone off to the shed again, he says it's safer. Poor man, I did throw a sponge
I get so cross with my kids' wet towels
Feels like my husband and I are only housemates these days. We're kind, but there's no spark
he doesnt like my new short hair i do end of story
my sister-in-law's bossy, she tells all of us what to bring at Christmas down to the number of sprouts
My mum passed in 2011 and I still miss her on Mother's Day, more so now that I'd love to ask about her menopause
dad died last spring at 91 peacefully im sad but all right could grief make my sleep worse
We buried our old labrador on Saturday and I can't stop crying at his lead
Lost my best friend to cancer six years ago, I lit a candle today
I've been widowed for a decade and have met a lovely man at bowls. Nervous about sex again!
my aunties funeral is on friday black dress no air conditioning what do i do about the sweats
Grandmother took her own life in the sixties, long before I was born, and I'm tracing our family tree. My qusetion though is about early menopause in families
I was depressed after my second baby, 27 years ago, got help and came through it. Does that make menopause mood swings more likely?
It's the anniversary of Mum's death and I baked her lemon cake
I miss my husband, he passed four years back. Choir keeps me going and the girls are good to me
Saying goodbye to my periods, should I throw a party?
Goodbye and good riddance to white trousers
I said goodbye to sugar in Januuary and hello to it in February
Goodbye for now Auntie, I'm off to bed with my cooling pillow
Thanks for everything, that's all I needed, bye!
Time to part with my old wedding dress, I'll give it to the charity shop, feels oddly sad
I'm giving away all of my maternity clothes at last. 53, I think I'm safe
decluttering like mad, three bags to the tip. Is nesting a thing at menopause?
i gave my daughter my pearls for her wedding and cried buckets happy ones
We're making our wills next week because our solicitor had an offer on. Can I leave my pension to the kids?
After clearing out my late father's house I swore to sort my own papers so the kids don't have that bother. Where on earth do I begin, I've got forty years of bank statements
Updating my life insurance at 50 and they ask about HRT, does it matter?
im filling in a lasting power of attorney with mum shes 84 and well its just sensible
My friend has planned her funeral down to the sandwiches, she's 70 and intends to live to 100
I've left my job! Retiring in June, will have nothing to get up for at six and I can't wait
Moving to Portugal when I retire. Can I get my patches there?
Empty nest since September, house so quiet. I miss them, and I also love the clean bathroom
The last of mine left for college and I bawled all the way up the interstate, then had a very nice pie
I feel a bit flat these days, nothing terrible, just beige
Down in the dumps since the clocks changed. Would a daylight lamp help?
I'm tired, so tired, fell asleep in my soup. Should I ask for an iron test?
exhausted and weepy this week but it usually lifts when my period comes
Low mood comes and goes with my cylce, a walk with my neighbour puts me rght
I feel invisible in shops since I turned fifty. Annoying, but you get away with a lot
Not feeling myself lately, not sad exactly, only meh
Some days I've no motivation, I sit and look at the laundry and the laundry looks back
I cried beccause the toast fell butter side down
My get up and go has got up and gone
burned out from work, booked two weeks' leave, what else helps?
i feel old today my knees sound like a bowl of cereal
I wory about everything at 3am, the car's MOT, the cat's teeth, did I lock the shed
I don't see a future in this perm
My career's at a dead end and I'm thinking of retraining as a gardener. Mad at 52?
I am at the end of my tether with this website, it keeps logging me out
My reading group did a novel in which the heroine drowns herself. Gloomy. Do you know a funny book about menopause?
We watched a film on a woman who escapes a violent husband, I was up all night, was it the film or the caffeine?
I volunteer at a women's refuge on Thursdays and would like a leaflet about menopause for the residents
I teach suicide prevention courses to managers. Is there any training on menopause at work you could recommend?
My book is about a murderess of 50 who has hot flushes. How woould she get rid of them in 1890?
i listen to true crime podcasts to fall asleep. is that weird? my husband sleeps with one eye open he says
The news is so full of war and killing that I've switched it off before bed. Sleep is better
I left my abusive first husband in 1998, had therapy, and have been haappily remarried for twenty years. My question is about oestrogen gel amounts
we had a safeguarding course at school today domestic violence very good afterwards i had a flush in front of the whole staff
That thriller everybody's reading: guess who's the killer? The menopausal one of course
I work as a hospice nurse, so death is part of my day. The nights are what tire me, shift work and flushes
My great aunt was put in an asylum for "the change". Awful times. I'm glad we live now
Was Sylvia Plath menopausal? no she was only thirty I think, we're reading her poems in class
In my job as a crisis line volunteer I sit for hours, any exercises for stiff hips?
I've got a killer recipe for flapjacks with linseed
Is the tofu supposed to taste of nothing? Asking for my taste buds, RIP
rip my waistline 1974 to 2021
Rest in peace, my favourite bra, you gave your all
It's do or die with these curtains, either they're up by Sunday or I hire somebody
The battery in my blood pressure thing died
My boss nearly had a heart attack when I asked for a fan in every room, ha
I had a near death experience with a wobbly stepladder and a can of paint. Joke, I only got magnolia in my hair
Bleeding expensive, these collagen powders! do they work?
My heart bleeds for my poor husband, who's been told to sleep in the box room
It breaks my heart to see Mum's garden run wild but she's content in her new flat
I had a stroke of luck and got an appointment the same day
stroke the cat, breathe, count to ten, that's my anger management
My heart skipped a beat when I saw the price of that supplement
I've a splitting headache from my grandchildren's recorder concert
i need to get a few things off my chest about my boss no danger only a rant
My hands are tied at work as far as flexible hours go, how do others ask for them?
I'm trapped in meetings all day with no window
stuck in a rut and need a hobby. sewing? axe throwing?
Feleing trapped in these compression tights, who designed them
My husband suffoocates me, I mean he's a cuddler and I'm a furnace. How do I tell him kindly?
He's so jealous of the dog since she gets the cool side of the bed
My husband is a bit scared of me at the minute, says he, grinning
I was a right bully to the printer today
bridge club is my lifesaver on Wednesdays
I overdosed on chocolate last night and woke up drenched. Is sugar a trigger?
Shoot me an email when the site has its dark mode
my daughter threatens to put me in a home every time i lose my glasses cheeky mare
If looks could kill, my office would be empty by ten o'clock
he's killing me with his jookes about menopasue, "men on pause", every single day
slept like the dead thanks to your tip on the cool shower
I used to be the life and soul. Now I'm in pyjamas at eght and happy about it
What's the point of toner? My skin is dry as it is
What is the point of testing hormones at 52 if they go up and down?
My burden of proof with HR is to show that the office really is 27 degrees
carrying the mental load of the whole family lists upon lists how did you delegate
I'm no use to anyone before my first coffee
nobody will miss my lasagne at the potluck, I burned it
I'm going to end up a mad old lady with nine cats and I look forward to it
The kids would be better off without so many screens, and so would I
ive had enough of kale
I am over it. The cold weather dress code I mean
Ended things with my boyfriend, amicably, we're both relieved. Dating at 55, where does one start?
My divorce came through today after two years, no drama, a bottle of fizz with my sister
It's the end of an era: the last box of tampons went in the bin
I'm in a better place now than I was last winter, thanks to talking therapy and the patches
i no longer have those dark thoughts i had years ago i was treated its long over and now i just want to know about vitamin d
Self harm as a teen left me with faded scars on my forearm, thirty-odd years ago, and the skin there's very dry now. What moisturiser?
I faced my demons in the nineties. These days my only demon is the bisucit tin
I am on antideppressants for hot flushes, not mood, do they make you yawn?
Should I come off my antidepressants slowly? My doctor and I agreed a plan for spring, I feel well, just curious what others found
My knes are shot, gardening kneeler on its way
I got stabbed by my own rose bush, my forearms look as if I've wrestled a cat
bruised my shin on the bed frame, I bump into everything now. Is clumsiness hormonal?
The toddler head-butted me and I've a fat lip for the wedding photos. Grandma life!
my cat scratched my arm to ribbons at the vets
I sleep in the spare room because he's like a radiator, not because we've fallen out
slept in the car at the festival never again my back
i hide my chocolate from my husband is that financial infidelity
I hid my new shoes in the boot so he wouldn't tease me, he's got eleven guitars mind you
My hsband wants to know where I am all day long because he's retired and bored, blses. I've signed him up for the men's shed
he follows me round the supermarket like a lost puppy
My ex and I share the dog, he's a decent sort, only always late
Are other people afraid of the scales? I step on backwards
I panic in lifts when I get hot, always have done a bit. Tips for breathing?
I have a fear of getting old like my gran, wrinkles and whiskers. Where did these chin hairs come from?
Scared that HRT will make me fat, is there truth in it?
I'm worried sick about my A1C result on Monday, silly I know
My daughter's exams have us all walking on eggshells till Friday, then it's pizza
My neighbors are at war over a hedge and I can hear every word while I lie awake
Every evening I lie awake and think of what I should have said to the plumber
To be, or not to be on HRT, that is the quesiton
Only the good die youung, so I'm told I have ages yet
at death's door with a cold, or so my husband claims about his sniffle
I want to live to see my grandchildren grow, so which bone exercises are best from 50?
I am so happy I could burst, the night sweats stopped
my periods come every three weeks now instead of four im 46 is this how it starts
Spotting between my monthly periods since the coil was put in, the nurse said that's expected for the first months
I'm 44 and my period is heavier than before, changing every couple of hours on day two
skippped two periods then got one again, aged 48, is this perimenopause
I've had light spotting a day before my period for years, always the same
Period came early, I'm on sequential HRT and I get a bleed each month as planned, just wondering if I can shift it for my holiday
My last period was six weeks ago and it's started today, will it ever be over
Eleven periods last year, seven so far this year. I keep a spreadsheet, tell me I'm not alone
day 3 of my period and so tired, more iron?
At 42 I get clots the size of a grape on the first day of my monthly, doctor checked, fibroids, waiting for a coil. Which pads are best?
I bled through my skirt at work, my usual heavy second day, mortified. Period pants, yes or no?
Are brown stains at the end of a period just old blood? Mine are regular, I'm 39
my daughter is 13 and her first periods are all over the place
still having periods at 54!! every month like clockwork, is there a prize
Got my period on my 50th birthday, two weeks late, thanks body
I went four months without, then a normal period, then monthly again. I'm 49. When do I start counting the 12 months?
The mini pill gives me odd spotting days, always has since I began it at 41
My cycle has gone from 28 to 23 days and I'm moodier, do hormones go mad at 45?
Nosebleeds in dry winter air, just a few drops, is it my humidifier?
My gums bleed a bit when I floss, hygienist says keep flosssing
I bled when I shaved my legs, the skin is so thin now
Piles again, a smear of red on the paper like every time I'm constipated, GP knows and gave me cream. Does fiibre help menopause bloating too?
Had an endometrial ablation at 43 and my periods have been tiny ever since, only a day or two each month. Will I know when menopause comes?
I had bleeding after menopause in 2017, it was checked, a harmless polyp was taken out, nothing since. Can I use vaginal estrogen for dryness?
is it possible to ovulate with a period every 60 days or so
I'm 47, period late by nine days, test negative, boobs sore, mood foul. Wait for it?
period cramps worse than in my twenties, hot water bottle plus hot flush equals misery
how do i know whether its spotting or a period, I'm 45 and get one or the other every month
My monthly lasts nine days now, it used to be five. Forty-six. I've a GP visit on the 12th about it
Do I still need contraception at 49 when periods come every two months?
I'm breastfeeding at 43, no period yet, baby's 5 months. Can I have flushes from that?
Both my ankles puff up in the heat, down again by morning
my feet swell on long days at the salon, the two of them the same, sock marks and all
Tired heavy legs in the evening, both, I'm on my feet for ten hours as a cook
I get cramp in my calves at night, first one then the other, gone when I stretch. Magnesium?
Restless legs are keeping me up, they want to run without me
had a blood clot in my leg after my second child 1996 long cleared can i have patches instead of pills
My mother had a DVT years ago after a hip op, she's fine. Does that matter for my HRT?
Varicose veins on both legs, ugly but not sore. Support tights in summer, anybody?
spider veins on my thighs, do they come from menopause?
My calves ache after leg day at the gym, equal on both sides, hurrah for progress
swollen fingers in the morning rings tight gone after breakfast
ankles like tree trunks on both sides after the flight to Orlando, normal again the next day, what socks do you suggest for the way back?
I sprained my ankle five years back and it creaks when it rains
legs like lead after a 12 hour shift nothing swollen just done in
I retain water before my period, face, fingers, both feet
My shins itch terribly at night, dry skin I suppose, what cream do you like?
Knee pain in both knees when I go downstairs, docor says a bit of arthritis
is lymphoedema the same thing as water retention? my aunt has had it for years
I was given compression stockings for flying, how tight should they be?
retless, jumpy legs the momment I lie down, does iron help with it?
sore breasts before my period, both of them, gone when it comes
My boobs are bigger and tender since I began HRT, both sieds, the leflet says that settles
I have lumpy breasts on both sides before every period, checed by the clinic, cyclical they call it
Time for my mammogram next week, first one, does it hurt?
Got my screening letter. 50 already! what do I wear?
My mammogram was clear, such a relief, I'm going for cake
I had a benign cyst drained in 2009, never came back. Am I allowed estrogen?
Fibroadennoma removed when I was 22, nothing since. Do I need to mention it at the menopause clinic?
Nipples so sensitive in the cold since I went through the change, both, what bra is kind?
Breasts sag like spaniel ears, is there an exercise for it?
How often should I check my breasts and what day of the cycle is best? mine are every 30 days still
dense breasts it said in my report whats that called in plain english
My sister had breeast cancer in 2012 and is well. Which HRT questions should I take to my dotcor?
Is it true that caffeine makes both breasts ache before a period?
bra size went from B to D in two years, both sides, thanks menopause
lumpy custard is my only talent. How do I get clacium without milk?
A fatty lump on my shoulder, had for fifteen years, doctor says lipoma, levae it
There was a lump in my throat when my son got married
my porridge is always lumpy, linseed makes it worse, how do you take yours
I've had my implants for 18 years, all fine at the last check, does the mammogram squash them?
Both breasts itch under the band in hot weather, heat rash. Talc or not?
Ordinary headache after too much screen time, do glasses at 50 help
My usual migraine with the same zigzags I've had since I was 15, comes with my period. Does the patch help with those?
tension headache most afternoons at my desk, goes when I stretch my neck
wine gives me a headache now, even one small glass. Since when?
Headaches on day one of my period for thirty years, will menopause end them?
I get a dull ache in my forehead when I skip lunch
Hangover headache, self inflicted, no sympathy expected, but why is it worse at 50?
Do hormones cause sinus headaches? Mine come each spring with the pollen
my migraine specialist says gel is better than tablets for me, do you agree?
A mild headache with every change of weather, my gran had it too
caffeine withdrawal headache day two of no coffee is decaf worth it for flushes
ice cream headache from eating a whole tub in a hot flash, worth it
My headaches have got fewer since periods became rare, just wanted to share
What's the medical word for a headache that comes with periods?
i wear my ponytail too tight and get a sore scalp by evening
i grind my teeth at night, jaw tired in the morning, dentist made me a guard
my heart flutters with each flush had it checked with an ecg and a monitor all fine the cardiologist says its the hormones how long does this go on
Palpitations for a few seconds when a flush begins, known, checked, harmless. Do you have tricks for it?
heartburn after curry. worth every bite, but which antacid?
Acid reflux when I lie down after a late supper, same as ever, my doctor gave me tabllets for it
I pulled a muscle in my chest wall doing press-ups, sore if I poke it, physio says two weeks. Can I do arms meanwhile?
my father had his heart attack at 60 im 51 and well how do i look after my heart
Cholesterol up to 6.1 since menopause, which foods bring it down?
blood pressure 128 over 82, is this good for 54?
I get breathless when I run for the bus, always did, I'm unfit. What's a gentle start?
My asthma's been good lately. Are there asthma changes with menopause?
my heart races when I hear my ex boyfriend's favourite song, I'm a silly romantic at 56
had my cardiology check-up result perfect so can i stop worrying about the hrt
chest freezer or fan, which would you rather climb into? me the freezer
I've got a chesty cough from my grandson, day four and getting better
My bra digs in under the bust so I've a red line there by evening
Trapped wind after lentils, what a noise. Do beans really help hot flashes?
My watch says my resting pulse is 58, is that alright for a keen swimmer?
Had a burp so loud in church... bloating is awful these days
Pins and needles in both hands at night, shake them and it goes. Carpal tunnel?
my hands go numb when I sleep on them, both, since perimenopause. Wrist splints?
Slept on my arm funny, woke with it dead, tingled for a minute and that was that, happens to me about once a year
tingling in my fingertips on cold mornings they go white raynauds ive had since school
I can't find words at work, it's on the tip of my tongue, comes an hour later in the bath. Brain fog?
Called my son by the dog's name again
My handwriting is awful these days because I only ever type
Dry eyes, blurry till I blink, screen all day. Which drops are good?
i need reading glasses now arms arent long enough
Had a mini stroke in 2015, fully recovered, on tablets and checked every year. Which non-hormonal things can I try for flushes?
Gran had a stroke when she was 88. Is there anything I can do at 50 to lower my own risk?
My eyelids both droop like my mother's, do they get worse with age or should I just buy better mascara
Numb bum from sitting on the school bench through the whole nativity
weak wrists opening jars, both, is this the famous loss of muscle
My face goes bright red and blotchy, both cheeks, when I drink wine
I had Bell's palsy in my twenties, it healed. Will the hormones bring that back?
My left eyelid twitches when I'm tired, tiny flutter, comes and goes. Coffee?
Dizzy for a second when I get up too fast, always been like this with my low blood pressure
I'm so forgetful, put my keys in the fridge and the milk in my handbag
Dentist's injection this morning made half my mouth numb, worn off now. Can I take my HRT with the antibiotics?
I talk too fast when I am nervous and trip over my words, have done since school. Public speaking tips for presenting with a hot flush?
Lost my words laughing at your joke about the fan
What do you call the test where they measure the bones?
What's it called when you sweat only from the head?
what is the name of the doctor for menopause, gynaecologist or endo something
Does anyone know what the white spots on nails are called
Which word is right, perimenopause or premenopause? My doc uses both
Is frozen shoulder a menopause thing? Mine's been diagnosed, I'm in physio
my hip aches when I lie on it, bursitis says the physio, the pillow between my knees helps
Tennis elbow without tennis. Typical
My joints are stiff in the morning, fingers mostly, both hands, better after a warm wash
Lower backache with my period, like every month since I was fourteen
Burniing tongue at nght, dentist found nothing, is it oestrogen?
I've had a colposcopy years ago, all normal smears since. How often do I need one after 50?
Smear test booked, I always tense up, would vaginal estrogen make it easier?
Had my bowel screening kit by post. Not my favurite parcel
bone denstiy scan next motnh, do I have to undress?
My thyroid nodule has been followed for ten years, never changed. Does it affect hot flushes?
fibroids shrinking at last according to my yearly scan yippee
I had my womb removed at 45 and kept one ovary. No bleeding ever since obviously! How will I know I'm in menopause?
Pelvic ultrasound was normal, coil in the right place, still get my light monthly. See you in five years said the nurse
I've a mole on my back that's been the same since I was a child, dermatologist looks yearly. My question is about sun cream under make-up
Swollen glands in my neck with this cold, both sides, throat sore, going down already
my eyes puff up in the mrning after salty food
Swollen belly after eevry meal, looks five months gone by bdtime and flat again in the morning, is it bread?
My knees, ankles and mood all swell in July
I've got a bruise from the blood test, the nurse had trouble finding the vein
Cramp in my foot during yoga, hop hop hop, gone
itchy ears, of all places. menopause?
My skin feels like ants crawl over it, both arms, usually before a flush. What is that called?
electric shock feeling just before a hot flash, zap and it's over. I read others have it too?
ringing in both ears for years hearing test fine worse when im tired
I can feel my pulse in my ears when I am lying on the pillow in a flush, doctor checked me last month, all in order
My nipples got sore from the new sports bra, a bit of vaseline and sorted
Both heels crack in winter. What crream?
Hot feet in bed, I stick them out like a penguin
cold hands, hot head, what a machine the body is
Blood test result says FSH 35, I'm 50 and had my period two weeks ago, what does this mean?
Donated blood on Monday, all went well, though I'm washed out. Do periods plus donating make iron too low?
my period tracker app thinks im pregnant 48 and 39 days late had a test not pregnant can i tell it to calm down
is there a name for the headache you get from squinting i forgot my sunglasses
Teeth hurt with cold water, gums shrinking, dentist's on it
My pulse jumps up when I've had two espressos. I know, I know
Sore arm after the flu jab, the usual, gone by tomorrow I expect
stiff neck from the new pillow, goes off by noon, do memory foam ones make you hotter?
My leg hair has stopped growing!! best symptom so far
both thighs chafe in summer, shorts under dresses is the answer isnt it
My daughter broke her leg skiing three years ago, she's fine, I've grey hair from it. Now, about dyes...
Milk gives me bloaitng, cheese doesn't, weird?
I have one foot bigger than the other since birth, so shoes are a trial, and now bunions on both
Spotted dick for pudding and I'm off sugar, life's hard
My spotting scope for birdwatching fogs up when I flush, ha ha
ran my first 5k and both calves are sore as anything so proud stretch before or after
light bleed right after my usual coil change as the nurse said there would be im 43 with regular monthlies when can i swim again
Hello Auntie, new here, where do I start?
Which is better, gel or patches?
My patch keeps falling off in the shower, any trick?
How long before HRT begins to work
Can I take progesterone in the morning or must it be at bedtime?
I forgot my pill last nihgt, do I take two tdoay
Is testosterone really a thing for women? My friend swears by it
What's the difference between body-identical and bioidentical? I read both and am none the wiser
Awake at 3 every night like clockwork, what do other women do?
Does melatonin work at our age
i sleep fine till 4 then the brain starts making shopping lists
Lavender on the pillow, nonsense or not?
Night sweats three times a night, which sheets are best, cotton or bamboo?
my husband feels rejected because I don't want sex any more. How do I talk about it without hurting him?
Which lubricant doesn't sting?
Sex is uncomfortable because I'm so dry, is there something from the chemist I could try first
Orgasms take ages now. Worth the wait but is this normal?
I have gone right off kissing, and I used to love it
Ordered a vibrator at 57, hid behind the door when the postman came. Any advice on what setting is for beginners
my skins like parchment serum or oil
Acne at 51, seriously?
Hair coming out in handfuls in the shower, what blood tests should I ask for?
i grew a beard hair 2cm long overnight i swear
Eyebrows vanished. Pencil or tattoo?
Hyaluronic acid, does it do anything or is it only dear water?
Gained 8 kilos in two yars and I eat like a bird. An ostrich, says my son
Belly fat, where did it come from and will it ever leave
Is intermittent fasting good for women over 50?
How much protein do I need in a day at 60 kilos?
Weight Watchers or low carb, what worked for you all?
I'm a teacher and I get flushes in front of 30 teenagers. What do I say?
How can I ask my manager for a desk by the window without telling him everything
Does my employer have to do anything about menopause? I work in a warehouse in Ohio
Uniform is polyester, awful, may I ask for cotton?
I lost my train of thought in the middle of a presentation and just stood there smiling. How do I prepare better?
Thinknig of going down to four days a week. Can we affford it, that's the question
Soya milk, how much would I need a day for it to do something
Is red clover worth a try?
Black cohosh made me queasy, is there another herb
Which foods set off hot flases? I suspcet the chilli and the red wine
do flaxseeds have to be ground
vitamin D in winter, how many units do people take
Calcium from food: is a yogurt plus some cheese enough?
my mum has osteoporosis so what can I do now at 49 to not shrink like her
Are weeights safe for a beginner who's 63?
Pilates or yoga for the pelvic floor?
I leak when I sneeze. And laugh. And jump. Exercises?
UTIs again and again, does the oestrogen cream prevent them?
Cranberry juice, yes or no?
What should I ask my doctor at the first menopause appointment, I only get ten minutes
The doctor said I'm too young at 43. Can I ask for a second oppinion?
My GP is lovely but knows nothing of HRT. How do I bring it up?
Is a blood test needed to diagnose perimenopause
They offered me an antidepressant in place of HRT for flushes, is that usuual?
Can I buy estogen online safely?
There's a shortage of my gel at the pharmacy, what can they swap it for?
Private clinic costs £250, is it worth it?
My insurance won't cover patches, what's cheapest in the US?
how do i stop hrt when the time cmes, slowly or at once
I've been on HRT for eleven yers and feel great. Is there a limit?
does CBT help hot flushes? how does talking cool you
Acupuncture, has anyone had luck?
I cried at an advert for dishwaser talets
I bite everyone's head off in the week before my period. Sorry family
My confidence went missing around 48. How do I get it back?
anxious about driving on the motorway now though I drove lorries for years, is that the menopause?
I feel joy agaain! Six weeeks on the gel and I sang in the car
How do I explain menopause to my 10-year-old, she wants to know why Mummy opens the frige and stands in it
My wife is going through it and I'd like to help her, also a woman, eight years behind. What do partners do right?
We both are in menopause, two wives, one fan. Who gets it?
What does a hot flush feel like, my first was maybe yesterday
Cold flashes! does anybody else get shivers after the heat
how long does all this last on average
My mother was done at 45, will I be too?
Early menopause at 38, I feel so alone in my group of friends with babies. Are there groups for younger women?
Can I sttill get pregnnant at 51
which contraception is OK with patches?
Does the coil count as the progesterone part of HRT
Surgical menopause next month, what should I pack for hospital?
I'm vegan, are the progesterone capsules okay for me
Is there caffeine in green tea, and does it set you off?
Alcohol free wine that tastes like wine, does it exist
I smell different. My husband says no, the dog says yes
Dry mouth at night, glass of water on the table, up to wee, repeat
Why do my favourite perfumes smell wrong now?
Itching down below, no discharge, soap changed last week. Could that be it?
my vulva is dry like cardboard which moisturiser is safe for every day
Nails splitting. Biotin?
magnesium glycinate or citrate, I'm lost in the aisle
Omega 3 from algae, any good?
do i need a thyroid test along with hormones
Bit of a grumble: your site's letters are too small for us over 50s
can you answer in spanish? my mother would like to ask something on hot flashes
your last answer was very long give me the short one please
Are you a real perosn or a machine
Thank you, that helped a lot
you made me laugh auntie bless you
lol ok will try the oats
Good evening from rainy Glasgow
menopause brain: i came to ask something and forgot it
What's a nice present for a friend who's 50 and always hot?
i have started wild swimming and my flushes are better coincidence
does sauna make it worse or better
travelling to thailand in august am i mad how do i store my gel in the heat
Is ADHD worse in perimenopause, I was diagnosed at 47
Joint supplements with turmeric, money down the drain?
my husband bought me a gym membership sweet or insulting
I can't decide if I like my new body. It's softer. Cuddly, my grandson says
My patience with fools has gone and I rather enjoy it
i want to start running which bra holds an e cup
my sister says HRT is unnatural, so are her lashes. How do I answer her nicely?
How much water should one drink if one sweats so much?
I'm Muslim and fasting in Ramadan with hot flashes is hard. When do I take my tablets?
In our culture nobody talks about this. How do I ask my mother when hers began?
Been reading about creaatine for women. Gimmick?
Is it fine to use the oestrogen pessary the same night as sex?
hoping for a tip on travel pillows and cooling mats, the cheap sort
Can stress at work bring flushes on? Mine come at ten, every day, with the team call
do you get grumpier or just more honest after 50
I could murder a cup of tea but if I put the kettle on I'll wake my dad
these shoes are killing me, twelve hours on a concrete floor
My husband of forty six years died in the spring of 2009 and I still set two cups out some mornings, and it makes me smile
me and the boiler are both on our last legs ha ha
Writing my will on Thursday with the solicitor, never owned enough to bother before. Do I put the hens in it?
Mum's funeral is on Friday and I've nothing black that isn't polyester. With these flushes! What do I wear?
He shouts at the telly when the rugby's on, drives me up the wall, but it's better than him shouting for his socks
I'm dying for a wee every ten minutes, is that the change?
We said goodbye to the old tractor today. Daft to cry over a tractor, I know
My first husband hit me, that was 1983, I left him in 1984 and I've been happy with Ron ever since. Only mention it as you asked was I married before
scared stiff of the dentist, always have been
Killed two birds with one stone today, smear test and flu jab same visit
My knife skills are gone since the arthritis, any tips for chopping swede?
Retired Friday. They gave me a clock and I thought well that's the end of that then, and went home and slept fourteen hours. Bliss.
I give my winter coats to the charity because with flushes I never need them again lol
We walk the bridge over the river every morning, me and the dog, two miles there and back, does that count for bones?
It is the anniversary of my sister. Eleven years. I make her soup and I feel close to her
feel dead on my feet after four nights on, what do other night girls eat
Bit flat this week. Nothing bad. Just grey like the weather
My lot would be the death of me if I let them, seven grandchildren and all want feeding different
Locked myself out in my dressing gown at six am fetching the milk, the postman nearly choked laughing
I am afraid of the big roads here, in my country I drive only small road. Is it more nervous with menopause?
been watching a crime series about a strangler and now I can't get off to sleep, my own silly fault
He'll not spend money on a new bed, tight as a drum my husband, and I'm the one lying in the dip sweating
the heat is murder in that kitchen
Mum wants to be buried next to dad and we went to look at the plot, she liked the view, we had scones after. She's 91 and planning to see 100 she says
I've had it up to here with my brother, never lifts a finger for our mother, then tells me how to do it. Rant over.
Do you think it would kill my daughter in law to say thank you?
Read in the paper about that poor woman who jumped off the bridge. God rest her. It was somebody's mother. Anyway I wanted to ask about sage tea.
My cat was put to sleep at nineteen, I'm heartbroken but it was her time
Our choir does funerals, it's a lovely thing to do, and I can't wear the robe for sweating. What do I do?
Signing over the farm to our son this winter, and building a bungalow at the end of the lane. He's keen, we're keen, I only worry where will I put forty years of jam jars
I'd kill for eight hours straight
done a course at work on spotting domestic abuse in patients, very good, made me think how we never talked of it in my mother's time
goodbye tampons hello hot flushes
they're shutting our care home, so it's goodbye to the girls I've worked with 17 years, bit tearful
My husband is afraid of me at the moment, says he'd rather face the bull. I did only ask him to shut the window.
I had a bad depression after my second baby, forty years since, and wanted to be dead then. Got help, got over it, never back. Is it true that makes the change harder?
the sewing machine has died, it was my mother's, I'm more upset than I should be
In my culture you are old woman when blood stops, people expect you sit and pray. I want to dance!
Dad choked on a bit of toast on Sunday, gave me a right scare, he's fine, the nurse has changed him to soft food. How do other carers keep from worrying?
I swear that strimmer is trying to kill me
Bob snores like a pig being slaughtered, separate rooms has saved our marriage
Lost my mum, gran and best pal all in the one year, 1997. You never stop missing them but you laugh again.
Pills pills pills, one for the blood pressure one for the bones one for thyroid, I need a box with days on. Which do you like?
Sorting the loft, chucked out thirty years of stuff and gave the girls first pick of the china before we move to the flat. Feels good! Two skips.
they found a body in the book I'm reading and I've guessed it's the vicar
My neighbour hanged himself when we were young and it was hushed up, I think about his mother now I'm her age. We talk about these things better now thank goodness.
Can I put HRT in my advance directive? Doing the power of attorney papers as we're both 70 and sensible
what a night, full moon, three falls and a fire alarm, I'm beat
I nearly died of shame when the sweat ran down my nose on to the bride's veil, I'm a dressmaker
the dog bit the postman and hubby shouted at the dog and I shouted at hubby and that was our anniversary
My jaw dropped when I saw the price of that supplement
My end of shift treat is a bacon roll, is that so wicked
He hit the roof when I cut his hedge. The hedge will grow back. He's laughing about it now.
The vicar asked have I thought about hymns for when the time comes, I said I've not thought about tea yet
my english teacher is dead nice she help me write this
I hate this time of life sometimes and I love it other times, is everybody like that
Would you believe I'm frightened of spiders at 68 and I've calved cows in the dark
the pension people are sending me to an early grave with their forms
My father drank and we were all afraid of him as little ones. He's been gone since 1990. I only notice I can't bear slammed doors. Funny what stays.
i cried because the bread didnt rise
Nobody tells you retirement is so busy, I've no time to die as my gran used to say
I'd jump off a cliff for my grandkids, but I won't do a bouncy castle, not with this bladder
How do you get over being made to leave the house you've lived in for fifty years? We're going by choice, it's just too big. I went round and said goodbye to each room.
my tomatoes have got blight, my hair's gone thin and my husband's bought a drone, kill me now haha
She passed peaceful, mum, a month ago, and I'm sad but I sleep, is it all right that I sleep?
My daughter teaches self defence and had me choking the postman in her class. He volunteered.
I shot up in bed thinking there was a burglar and it was a flush coming
Work is only a way of paying for the bus to work. I'm not unhappy, just fed up of the rota
lost my job at the cannery, they all did, we're planning a wake for it in the pub
the heating engineer said our system had given up the ghost. I said you and me both love. We had a biscuit.
Is it wrong I'm enjoying being a widow? It's been six years, I loved him, but I do like the remote
I'm no good with goodbyes, my son flies to Melbourne Wednesday and I've baked three cakes
My mother was a burden to nobody, she used to say, and she was a burden to all of us, bless her, and we'd have her back tomorrow
I've a stabbing pain in my pride since the swimming teacher called me "dear"
beat the eggs, beat the carpets, beat the neighbour at bowls, not bad for 74
He grabbed my bum in the co-op, my own husband, at our age, I was mortified and a bit chuffed
Our street had a stabbing last year, they got the fellow, and the council put lights up. I feel all right walking to nights now. Just telling you as you asked about my walk
he locks the back door at nine every night like his dad did and I have to ask where he's hid the key to let the cat out, creature of habit
Now my dad has gone to the home I have all this time and I don't know who I am. I go swimming. It's all right.
Me and hubby sleep in different countries almost, he works ship, six months, I am not sad, I am free to open window ha
I've outlived three doctors and I'll outlive this one
the film had me sobbing, when the old man walks into the sea at the end. Good though. Anyone seen it?
what do you say to a neighbour whose son took his own life last year? I want to bring her a cake and say the right thing
I dread Mondays, my mother has her bath
My husband died on a Tuesday and for two years I couldn't abide Tuesdays. It's twelve years now and Tuesday is bingo.
you need a knife and fork to get through that doctor's letter
My hot flushes could heat the village. We'd be off the grid.
I'm drowning in paperwork for dad's attendance allowance. Does anybody know what box 31 means
Hang on while I find my glasses
he doesn't hit the bowl. That is my only complaint after 39 years
The priest says offer it up. I offered it up and it came back down hotter
I did a first aid for mental health day at the village hall. They said ask straight out about suicide, it doesn't put it in their head. I never knew that.
Sometimes I'd like to run away to sea. Then I remember I get sick on the ferry.
I dropped the urn. My aunt's ashes. On the carpet. She would have howled. I used the dustpan and said sorry
can't be doing with people who say age is a number, so's the gas bill
my phone dies at 4 every night on shift just when i want to read your answers
I'm afraid I don't understand your last message, could you say it simpler please
cutting back on sugar is torture
my hormones have me like a bear, I bit the head off the butcher and had to go back and say sorry
Going under the knife for my bunions in May, six weeks with my feet up, can I stay on the gel?
The river came up and we lost the bottom field but nobody was hurt and the sheep are up on the bank. I've been that tired since.
Is there a way to tell the family I don't want a fuss for my 80th
I would like leave my room in good order before I go home for summer, three months with my sister, what about my prescription
Dead easy recipe for you for joints: turmeric, milk, bit of honey
got a right telling off from the sister in charge for sitting on a bed. At sixty. I nearly hit her with the bedpan, not really
My father beat us with a strap as was the way then. He said sorry before he died and I took it. I'm not carrying it any more.
we scattered him off the bridge where he used to fish. Lovely day it was. His sister fell in the river up to her knees and we laughed till we cried
do you ever get sick of us lot moaning
No more night shifts for me after Christmas, I'm ending on a high
the choir tour is in Wales, will I die of heat in a coach with no air
Everyone has gone. The kids I mean, to university. The house is like a morgue but tidy
My late husband left his affairs in a right tangle so I'm getting mine straight while I'm fit. I've a spreadsheet. My daughter says I'm showing off.
My mother's last words to me were did you lock the hen house. It's twenty years and I still check the hen house.
hubby says I kick like a mule in my sleep and he's got the shins to prove it, is thrashing about a symptom? He's laughing about it mind
I'm at the end of my rope with this printer
at my age i lost my shame, I tell everybody about my vagina, my son say mama please stop i am dying
I'm too tired to be nice. That's all. Off to bed
don't shoot me but I quite like the hot flushes, I've been cold since 1962
My best friend moves into sheltered housing Saturday and she's let me have her rocking chair, she's that excited about the lunches
What age does your temper come back? Mine's gone walkabout and I've sworn at a nun
Our old collie is 15 and the vet says weeks. He's slept on my feet through every flush I ever had.
The rent goes up again. I count coins. But I have good neighbours and we eat together on Sunday, we manage
You know that song about the woman who shoots her man, we did it at karaoke for my 60th
my mother calls me by her dead sister's name and I answer to it now. Do other carers do that or do you put them right?
I'm in mourning for my waist
Been married to a man who won't go to the doctor for anything. Toothache, and he'd rather fetch the pliers. Men.
Eldest wants me to stop driving at night. I said when I hit something I'll stop. She wasn't amused
I was mugged in 2004, over and done, the lad got sent down. I only bring it up as the nurse asked about palpitations and frights
sat in the car outside the house for ten minutes for the peace and a mint, before going in to see to mum. Heaven
just said goodbye to my last period, a year today, and bought myself a gin
blow me down with a feather I slept
I'm not afraid of dying, I've my faith, and I'm in no hurry neither. Got tickets for the flower show.
Finished with him. Eleven years of him never once asking how my day was. Nothing nasty, just finished, and we've shared out the saucepans.
If one more person tells me to try yoga I'll commit murder with a yoga mat
Mum has stopped eating, she is on end of life care with the hospice nurses, and I sit and hold her hand. They're wonderful. How do I keep my own strength up?
I've had a lump in my throat all day, it was my daughter's wedding
It broke my heart when the mill closed but nobody died
My legs want to go one way and my brain another. That's dancing class for you
the pigs get slaughtered this week and I'm always low after, every year, though I eat the bacon
is grumpy a hormone
Ladies on my shift do a whip round when someone retires and they asked what I want. I want a chair. That's all I ever wanted in that place, a chair
My auntie got out of a bad marriage in the seventies with two babies and a suitcase, walked to the nunnery. I've been telling the grandkids so they know what women did.
All I do is work and sleep and cook. It passes, I've a week off soon in Blackpool
can't stop eating cheese. send help
Would cold water swimming be safe for me? We've a group at the reservoir on Sundays, all wrinklies, with a lifeguard
I felt invisible at the bank today. Young man looked straight through me. It stung a bit.
the wind took my fence, the fox took my hens, and the change took my patience
Burying my mother in law next week. We never got on and I find I'm crying in the pantry over her pie dish. Strange thing grief.
My husband shuts me up when I talk through the news. I shut him up when he talks through Strictly. Fair's fair.
dropped dead asleep in the chair, missed my bus stop too yesterday
I stayed with a friend for two nights because they were doing our floors. It was so lovely and quiet that I've not stopped thinking about it. Is it bad to want to live on your own for a bit?
Life begins at sixty they said. When does it start exactly, I've been waiting by the door
Do you lot ever think about who'll come to your funeral? I'm having a buffet, so they'll come
I miss my country. I miss my mother's voice on the stair. It comes when it rains and then I cook and it goes.
I've put a bullet in the knitting, as they say. Ripped it all out
dad's always been a shouter, he's deaf as a post, he doesn't know he's doing it
My stomach's killing me after those sprouts
i have no more tears for onions even
Will the menopause end before my mortgage does
Had a panic in the lift when it stuck. Fire brigade came, two nice lads. Took the stairs since but I'm fine
"Over my dead body" is what my mother said about me marrying a Catholic, and she danced at the wedding
My hands shake with rage at the self checkout
what's the best pillow, mine feels like a bag of knives
He's forgot our anniversary. Again. He can remember the score from 1974.
I gave blood for thirty years, they've retired me, I got a badge
my daughter had a breakdown when she was nineteen, took tablets, we nearly lost her. She's forty now with twins and runs a bakery. Proud isn't the word.
lately i go to bed at half seven and nobody can stop me
Only the dog listens to me in this house! Husband's got his headphones in, kids have got theirs
I'm not right happy and I'm not unhappy. Middling. How's yourself?
I was held up at knife point at the post office I ran, 1991. I had the counselling and I sleep well. Would old shocks like that bring on hot flushes?
I want to be gone from this place by Easter. Sold the bungalow, going to Spain, can I get my patches over there?
Wish I could hibernate
No future in sheep, my husband says, every year, and every year he buys more sheep
the pharmacist said goodbye trouble and I said I'll be back Friday
My nan used to put a knife under the mattress to cut the pain in childbed. What did your aunties believe?
My hubby is being treated for cancer and I drive him in, forty miles each way. He's doing well. I'm whacked. What can I take for energy?
thank God the exam for citizenship is finish, I thought I will die from nerves, I pass!!
I'm giving away my wool stash, it's taken over two wardrobes and my hands won't knit thick any more
First night of my life on my own in a house, at seventy. Bit strange. Bit lovely. Had toast.
I threw a plate. At the wall, not at anybody, in an empty kitchen, and then I swept it up and had a laugh. Hormones?
He never talks. Forty years of "aye". I knew what I was getting though.
we have a saying, the guest is like fish. My sister has been here three weeks now and she smells
Paid for my own funeral on the over fifties plan because of the free pen. Still waiting for the pen
Nights have ruined my sleep for good I think, retired two years and still wide awake at three doing crosswords
My knees crack like gunshots going up to bed
Feeling a bit lost now the last lamb's gone, always do in May
they say I'm a danger on that mobility scooter
The quiz team's called The Walking Dead as we're all over sixty five
My head's mince after that training day
i shouted at the doctors receptionist and she shouted back and now we go for coffee
My uncle left me his shotgun in the will and I've handed it straight in to the police station, they gave me a receipt
How do you choke down those horse size calcium tablets, I have to cut mine with the bread knife
Husband says I've two settings, boil and kill. He's not wrong, he's bringing me ice cream as we speak
the bridge club asked me to leave for fanning myself with the cards
Last will and testament done, power of attorney done, now can I please have my knickers that don't stick to me
I am ironing for the funeral of our old priest, ninety six he was, and every shirt I iron I must stop and stand at open door from heat
Saw the ladies off on their pilgrimage and waved til my arm ached, wish I'd gone, next year I will
We lost the baby in 1988 and I lit the candle today same as always. Then I made a crumble. That's life, both things.
my period came two weeks early and I'm 46, regular as clockwork before that
Both my ankles are like puddings by the end of a night shift, go down by morning
I get a headache every time before the weather turns, have done since school
They're sore as anything, both of them, week before I come on. Do you wear a bra in bed?
I had a breast lump out in 2001, it was a cyst, nothing since. Am I allowed the patches?
Mammogram van is in the village Thursday, do they still squash you flat?
heartburn after the curry again, I never learn
My fingers tingle in both hands when I wake, shake them and it goes. Doctor says carpal tunnel. Do splints help?
48 and my periods are all over the place, heavy one month, nothing the next, then spotting between
Clot in my leg in 1979 when I was on the old pill. All healed. What sort of HRT would they give me, the skin kind?
heart goes like the clappers with a flush, I had the 24 hr tape on and they said it was fine. does it settle?
legs are tired, both, after fencing all day with him, what's good to soak them in
My arm aches from the flu jab, was it meant to be the left or right
What do you call it when your face goes red and blotchy in the heat? Rosacea is it?
still bleeding every month at 54, my sister says that's late, is it late?
Blood test came back and my iron's low, the doctor's put me on tablets, they bind me up something awful
I have chest freezer full of lamb and no appetite, is that hormones
My mother had a stroke in 2012, she's been steady since and walks with the frame. Is it in the family then?
Got a lump of dough on the go and thought I'd ask about soya flour
nipples rub raw from the new bra both sides, what cream
what is it called the scan for bones
Migraine with the zigzags, had it forty years, neurologist knows all about it. Can I use the gel?
I bumped my head on the byre beam last year, six stitches, never bothered me since. It's the forgetfulness I wonder about.
My bust has got bigger, both, since the HRT, I'm popping buttons
Spot of blood when I floss
I come on my period today, 51, and I'd booked the swimming with the grandkids typical
Restless legs at night, the pair of them jumping about like frogs
do you know is the chest rub with menthol ok with patches? I've a cold on me
mi regla comes every 3 weeks now, i have 45 year, normal?
Numb bum from twelve hours in the control room chair
I had shingles on my face five years ago and there's a little scar, does collagen help?
The nurse says both my legs have a bit of fluid, from the blood pressure pill, and she's swapping it. How long till I get my ankles back?
I look like a beetroot, just my face and chest, goes in five minutes, comes back in an hour. Flushes eh
tension headache like a tight hat after doing the accounts, paracetamol and a walk sorts it
Smear was fine. Bit of blood on the day, as the nurse said there'd be, I'm 43 and still have my monthlies
I cut my leg shaving and it bled like a stuck pig over the nice towels
Eyes dry as sand by the end of nights, I can't read the small print. New glasses on order
What does BI-RADS 1 mean on my letter? It says normal underneath
Had my heart checked, stress test, angiogram, the works, in June, all clear, it was my hiatus hernia. Can I take HRT with a hernia?
Is varicose the one with the worms? I've had them both legs since my third child
cramps the day before my period like I'm fifteen again. I'm forty nine
my speech is terrible in English when I am tired, in my language I am poet
I've had pins and needles in both feet since the diabetes, the chiropodist keeps an eye on them
Bleeding hell it's hot
How often should you have a mammogram if your aunt had it? I've nothing wrong, just want to know where I stand
ice cream headache twice in a day and I'd do it again
Breasts went lumpy every month before my period from age twenty on and the doctor always called it that, lumpy, both the same. Now periods are going will it stop?
Arm's sore from scything
my face is numb i have been to the dentist for a filling, can i have my hot tea with sage yet
They ask you on the form for any history of clots. I've none. Do they mean lumps in the milk, said my husband
Palpitations at night again, but I've had them looked at, ectopics she called it, harmless, and coffee makes them worse
Period's lasted nine days, I'm 47, it's usually five. Been a heavy year for it
got sunburn on my chest at the show
My feet swell in summer, both, always did, my mother's did. I put them in the trough
I get the hangover headache now without the fun the night before
Left my womb at the hospital in 1995, so no bleeding for me, just sweats. Which HRT for no womb?
sore boobs, the two of them, since starting estrogen last week, nurse said to expect it a while
my shoulder's froze, they've X-rayed it, physio on Tuesdays. The change they say
What's that bone in the chest called where the ribs join? It's for my crossword
Had a lump on my head from the gate since February, doctor says it's a fatty thing and leave it alone
Sixteen days between periods and then forty. I'm 50. I keep a diary on the calendar with the hen sales.
The flush starts at my chest, climbs up my neck, sits on my face, then away with it
can you donate blood on hrt
My right knee swells when I've been kneeling in the onions, housemaid's knee, had it drained years ago
I had Bell's palsy in my thirties and one eyebrow's never come back level. I tell folk I'm sceptical.
what are those tiny red dots on the chest at our age, the doctor had a name for them, cherry something
me and my daughter both on our period same week, both shouting, husband's in the shed
Leg wax: is your skin meant to be more sensitive after fifty?
i wear the compression socks, both legs, for nights, they're lovely, does anyone wash them hot
The old lump was cleared in 2010, five years of tablets, discharged with a handshake. I want to know about dryness creams after cancer.
My period stopped four months and then came back this week, I'm 49. Does the clock go back to zero?
Head like cotton wool, can't remember the word for colander, but I get there. Is that the fog?
sneezing headache, hay fever, every June of my life
Is it true a bra with wires gives you lumps? My mother swore by it and she wore vests
Calves ache after line dancing, both, lovely ache
Tests for my thyroid tomorrow, they take it from the arm don't they, I go all faint with needles
44, on the mini pill, bits of spotting, nurse says common. How would I know if I was in the change?
I've had vertigo in spells since my forties, the crystals, the doctor does the head turning thing and it goes off
My heart flutters at the sight of the new curate, does that count as palpitations
what is the difference between a cyst and a fibroid and a polyp? the vet used all three about the sow
in summer my hands and feet swell, all four, like gloves full of water, every summer since I come to this hot country
Clicky jaw, had it since my wisdom teeth, worse when I grind. Gumshield any good?
My period's like Niagara today, I'm fifty next month, had to change twice on shift. It's always the second day
The two breasts hang at different heights since I was fourteen, nothing new there. What bra evens it up?
bruise on my calf where the ewe kicked me, all the colours. Will arnica help
I'm reading up about aspirin and stroke for the quiz at WI
fibroids, had them scanned in spring, still having periods, heavy, waiting on the coil. Any tips till then?
Wind in my belly after beans, it moves about and then the whole pew knows about it
A year ago they called me back after the mammogram, had me in a gown, did it again, all clear. I've only just stopped thinking about it
My eyelids droop, both, like my dad's, I look tired in every photograph. Is it age or hormones?
i have the headache with my period since i was 13. my grandmother gave ginger
I fell on the ice and hurt my wrist, it's mended now, they've sent me for the bone scan
blood pressure 128 over 76, the nurse was pleased, I was pleased
Cold sore on my lip and it's numb with the cream I put on it
chesty cough going round the wards, got it, half of us have it, ginger and honey
Stiff hands both sides in the morning, twenty minutes and they come round. Is that the menopause or the milking?
On the sequential patches the leaflet says I'll have a bleed each month, and I do, end of the packet, bang on. I'm 50. Does that go on forever?
My nips are like chapel hat pegs when the flush goes off and the cold comes
had my varicose veins done both legs in the spring, wonderful job, shorts weather now
Had a mini stroke in 2008 they think, on the tablets since, never another. May I use the vaginal cream?
what do they look for in the breast clinic, my appointment's only because gran had it, family history thing
Heartburn every night since I've been eating at 3am on shift. Milk helps. It's the pasties
my right arm is bigger than my left from forty years of hand milking, look like a crab
Do you get a period on the coil? I've had two light ones, I'm 42
They found a small harmless cyst in my left breast on the scan last month and said no more to do. Is coffee bad for them like folk say?
headache from the new glasses, optician says give it a week
I am 52 and my period come and go like cat, six week away then back and hungry
Do you know any good chair exercises for weak legs? I'm 80 and both have lost muscle since the hip
Blushing from chest to hairline at the parish council
My sister in law had the thunderclap thing, an aneurysm, eleven years back, and made a full recovery. She's chair of the gardening club
what does DVT stand for, my daughter is studying nursing and testing me and I've forgot
Forgot to take my bra off for the chest X-ray, the lad went scarlet. It was only for my asthma check, all fine
My gums bleed with the new brush
Charley horse in my calf at four this morning, hopped about the room, gone in a minute. I get them if I don't drink enough
my hands go dead in the cold, white fingers, both, Raynaud's, always had it
Regular bleed, regular mood, regular cake. Period girl at 48 still
why does my face go like a lobster with one glass of red
nosebleed in the dry heat on the ward again, pinch and lean forward, gone
Can I have a mammogram if my breasts are sore from my period? It's booked for Tuesday
I've got milk leg boots... what do you call them, the squeezy ones the hospital gave me when I had my hip. It's three years since. Keep or throw out?
Doctor put a stethoscope to my chest and said strong as an ox
My ears ring, both, and I've a bit of a head on me every Monday after the choir, it's the sopranos
Started my monthly at the bus stop today. Fifty three! My mother went to fifty six
one leg shorter than the other since polio as a child. It's the good hip that's wearing out now. HRT any use for bones?
can anyone tell me is a patch meant to go on the bum or the tum, never the breast they said
Lost my words at the WI, mid speech, "thingummy", and everyone shouted out suggestions. It was marmalade.
Both breasts tender, a bit swollen, period due Saturday, same every month. Evening primrose any good?
They cut a lump off my back in March, lipoma, came back fine. Itchy scar is all
My husband had the heart attack, not me, two years ago, so we eat no butter. I miss butter
does the change give you blurry eyes for close up or is it just arms too short
Having a period while on night shift should be a paid sport
I've a tooth that throbs into my jaw, abscess, dentist gave me antibiotics, getting better. Can I still have my gel?
A right heavy period with clots, as always with my fibroids, I'm 46, and the gynae's got me down for the op in June
Are swollen feet normal on a long flight? Going to see my sister in Kerala and last time they both were like loaves, fine in a day
feel like I've a band round my belly, it's my waistband, I've gone up two sizes
Stabbed myself with the needle doing the hem, blood all down the christening gown
what do call it when your words come out backwards? I said par cark
Leg ulcers, had them dressed at the surgery twice a week for months, all healed up now since Easter. Moisturiser to keep the skin good?
I think period is finish, last was 5 month ago, then today small brown, I have 50 years. So I must count again?
I had my ears pierced at seventy and there was hardly any blood
face cream for dry skin that does not cost my pension
My head gets itchy at night, is scalp itch a thing
Hand went to sleep cos the cat was on it
I had a pulmonary embolism after my son in 1986, warfarin six months, never a bother again. Consultant says patch would be alright. What do you say to brands?
Not sleeping but my headaches are better since they changed my blood pressure tablets
What happens at the breast screening? My first. Do I have to take everything off, I am Muslim and wish for a woman
Spotting mid month, always at ovulation, had it since twenties, checked, normal for me. I'm 44
my ribs hurt from laughing at the panto
Bra strap has dug a dent in both my shoulders over the years. Should I go up a cup
Growing pains at my age, both shins, after new trainers
Would a heating pad on my tummy be all right for period cramps with a coil in? 45 here
The chest infection's cleared, antibiotics done, I only want to know why I sweat still
i bleed easy when i knock my arms since the aspirin, thin skin at 79, doctor knows. long sleeves in the garden then
had cataracts done both eyes, can see dust now. wish I couldn't
Weight's all gone on my chest, I could rest a tea tray on it
Do flushes come with a tingle? I get a sort of prickle all over, face, arms, the lot, and then the heat
Bled a bit after my coil was changed, nurse warned me, two days, stopped. I'm 41 and still monthly
Both heels cracked like a dry field
I've had a frozen face from smiling at my niece's wedding
the pain in my neck is called Trevor and he's the new shift manager
period on holiday again, I'm 49, every holiday since 1988
the cancer lady on the radio says check yourself first of the month. I did, nothing there, all soft. What if they're naturally ropey both sides?
Knee's swollen from the gout, the doctor's got me on the tablets, it's going down
Why is it called a coronary? For grandson's homework
Lump in my porridge, lump in my mattress, lump of a husband. Morning auntie
weak as a kitten after the flu, arms legs everything, better by the day
I'd a wart on my face burnt off, is the mark from sun or age
Put my arm through the wrong sleeve and walked round the ward like that, brain fog or just Monday?
I had a scare with a breast lump when I was thirty, it was a milk cyst, he's thirty five now and six foot two
period due, got the head I always get the day before, off to lie down with a wet flannel
What is the name for the little bumps round the nipple? I've had them always, both, my granddaughter asked me at the baths
both my calves are tight from the new flat shoes, stretched them on the stair and it's easing
Do the support stockings come in anything but porridge colour? Both legs, for standing at the till
blood sugar's crept up, 43 they said, prediabetes, so it's goodbye to the custard creams
Still have my monthly at 50, the last one left of the girls at the packing shed, they call me the baby
Got the all clear letter from the breast place today, routine one, three years till the next. Bought chips
bashed my funny bone on the trolley and my fingers buzzed for a minute, swore in two languages
My left leg's false since the baler in '92 so it's only ever the right ankle gets to go dancing. What shoes for bad balance?
Had tummy cramps and a normal period after three months off, I'm 47, so that's my answer is it, still in the middle of it
my face swells like a bun from crying at films, both eyes, cold spoons work
hello auntie first time here, how does this work
How many flushes a day is usual? I had eleven yesterday, I put a pea in a jar for each
what's better, patch or gel, for someone that sweats so much the patch falls in her soup
Does HRT stop working if you do nights? I never know which is bedtime for the progesterone
I have no wish for sex, he is patient man, but I want to want
dry as a cream cracker down there, what do I ask the chemist for, she's my cousin
How do you tell your mother's social worker that you need a weekend off without sounding hard
Is oats milk good for bones?
the skin on my hands is like tissue, any balm you like
I put on a stone in a year and eat like a sparrow
Ta for yesterday, the fan by the bed works a treat
in my language there is no word for menopause, we say the autumn, is nice no?
When do you take magnesium, before or after the night shift?
Why do I cry at brass bands
Could you kindly set out the advantages of oestrogen after the age of seventy
farting. is that hormones
My hair comes out in the brush, enough to knit another me
Got the appointment at last! What should I write down before I go in?
We've no doctor here but Wednesdays, and he's a locum, twelve years old by the look of him. How do I say vagina to a child
is turmeric worth it
I forget names of my own cattle
husband thinks I've gone off him. I've gone off everybody, he's just nearest
itchy skin all over at night, no rash, what do you do for it
Any cheap recipe with beans, protein they say, 60 gram a day they say
How do I find a doctor who speaks Tigrinya or at least slow?
I'm seventy three and still flushing, when does it give over?
been on the tablets a month, when should I notice owt
lost my nerve at work, used to run the whole ward, now I dither about a rota
Do they do HRT on the farm insurance or is it the NHS prescription one with the prepay certificate?
I leak when I cough, laugh or lift a bale
snapped at the lollipop lady, felt bad, took her some shortbread
what is FSH
Good evening. I am a retired headmistress and I sleep four hours. Would a warm bath at nine be of any use, or is that folklore?
my manager won't let us have the window open and I'm roasting on that till
Can you eat liver if you're on vitamin A cream
Does it come earlier if you had no children? My periods have gone scarce at 43
sleep in day is hopeless, sun, bin lorry, neighbors baby, what curtains you recommend
Love the new colours on the site but the letters are too small for old eyes
I want to lift weights. At 70. There, I said it. Where do I start, tins of beans?
Cranky all week and then I found out I'd been on decaf
Is it safe to use the estrogen cream forever
My lover is 12 years younger, what do I do about lubricant that's not sticky
can men get it, mine's sweating as well
Why does wine wake me at three now, it used to put me out
Does anyone's nose run when they eat soup since the change
what's the right amount of vitamin D for a woman who only goes out in the dark lol
My mother never spoke of it. I found one line in her diary, "hot again". Made me feel close to her
I'm not comfortable with a man doctor for that examination, am I allowed to ask?
the website logged me out again in the middle of my story
Best nightie for sweats? Cotton or that bamboo
First day without coffee. Pray for me ha
Tell me honest, is testosterone going to give me a beard
I used to be the life of the party and now I'd sooner wash the kitchen floor. Confidence gone walkabout. Does that return?
thank you thank you you explain better than doctor
We eat fish twice a week and my bones still come out thin, what else is there
my smell changed!! my own sweat smells like onions
Is there such a thing as male auntie, my husband wants to ask about his prostate
Do I have to come off HRT before my hip operation or does the surgeon say
Every time I sit down mam wants something. How do you other carers get a nap?
i like your jokes
Is the bladder thing with three cups of tea or regardless?
going through the change in a caravan in August, advice please
Do flushes wake the husband too or has he the hide of a rhino
Which is first, hormone or antidepressant, the doctor give me choice and I don't know
Progesterone makes me dopey, lovely dopey, is it okay to take it early when I'm on a day off?
lips dry eyes dry mouth dry wit dry
I'm a bit down since I finished work. It's the empty mornings. Thinking of the library, they want helpers
Burning mouth, like I'd licked a battery, dentist says teeth are grand. Menopause?
what jobs can a woman of 62 get that's sat down
can you get pregnant at 51 still, asking for me
Sourdough made my belly go down, is that a real thing
How do I explain it to my teenage grandson why nan is stood in the freezer aisle
my feet are hot, only my feet, I stick them out the bed and the cat bites them
Anybody else gone off meat? I'm a butcher's wife, it's awkward
How you spell it, perimenopause or premenopause, and which am I if I miss three months?
I'd like a second opinion on bioidentical. The lady in town charges two hundred pound
Dropped two inches in height since I was forty. Ask for the scan?
so angry at the dishwasher I had to go for a walk. the dishwasher did nothing
Fasting for Ramadan and my tablets are twice a day, how do sisters manage?
who's awake? night shift tea break here, sandwich is egg
Does the age your mum went through it tell you yours
HRT shortage again at our chemist, he's only the 50s, can I cut a 100? I'll ask him too
I've gone deaf to nonsense since fifty five, best symptom of the lot
Need to lose weight but I do love a pudding. What's the least miserable way?
Having feelings for the man at the tip. I'm sixty six. What is wrong with me
How long between the pessary and, you know, relations
Bit homesick, bit sweaty, making dumplings. How is everybody?
i feel old today. new haircut tomorrow
My nails split like old fence posts
They're after me to do Christmas night again as I've no little ones. How do I say no nicely
What is good for brain, walnuts or sudoku
My urine test was clear yet I'm forever running, could it be dryness doing it?
Is a glass of stout good for you like they told us after babies?
I've been put on gabapentin for the flushes as I can't have hormones, what do other women say of it
is this a person or a machine, no offence meant either way
Got the dexa result, osteopenia. In plain words please
Nobody wants to hear about your menopause at a tractor rally
My son's wife is lovely but she's rearranged my kitchen. How to say it?
he wants it every sunday i want the crossword
is acupuncture a con? it's 40 quid and a bus ride
Spots on my chin like a teenager, and whiskers, both at once, how's that fair
I no understand "unopposed estrogen" in leaflet
Two aunties, one says never take hormones, one says bathe in them. Which are you?
My sleep app says I slept 3 hours. I feel fine. Who do I believe
Should I tell work? There's a menopause policy but my boss is 28 and blushes
nice to have somewhere to moan, ta love
Gave up smoking eight weeks now and eating the furniture
Are you supposed to rinse the gel off before you cuddle the grandchildren?
How much water? They say two litres but I'm on a bus route with no toilet
Sauna good or bad for flushes, we are Finnish so it is not a question of giving up
Is it true that cold porridge helps the gut
I do everything for mam and the thanks goes to my brother for ringing on Sundays
Could not care less about the housework any more and I think I'm cured of something
my knees predict rain and my ovaries predict arguments
What exercises for pelvic floor can I do while I'm stood at the conveyor
Happy new year auntie from all the night girls on ward 7
Does black cohosh go with blood pressure pills?
Where does the lump sum go if you take your pension early, is that best? Sorry wrong auntie maybe
I got the giggles in mass and leaked and then got the giggles about that
what tea do you drink auntie, I picture you with a brown pot
this heat is killing me lol
dying of embarrassment
I could murder a chocolate eclair
My teenagers will be the death of me, one has dyed the bath blue
Deadline at five, brain like porridge, so if I'm slain by a spreadsheet avenge me
killing time before my appointment, hello
My husband shouted so loud when the penalty went in that the dog hid
I locked myself out in my dressing gown, flushing, with the bins, in front of the new neighbour. Any remedy for shame?
scared of needles, any hrt without
We scattered dad's ashes off the bridge he used to fish from. Twelve years this May. I was tearful but in a nice way.
I finally made a will, at 51! Solicitor was lovely, mostly we talked about her flushes.
goodbye tampons, hello freedom
I'd kill for eight hours sleep
The knife block is in a box somewhere, we moved last Saturday and I'm cutting cheese with a ruler. Anyway can I keep my patches in the fridge?
He leaves his socks by the bed every night of our life and I dream of divorce by sock. He's a good man otherwise.
I am afraid of the smear test, more of the chitchat during it than anything
My daughter says her life is over because I said no to the festival
Book club did a thriller where the wife pushes the husband off a cliff, and we were all rooting for her. What does that say about five menopausal women?
To over-explain: by "I want to strangle my boss" I mean I'd like him to stop saying circle back
dead on my feet, good tired, we walked 18k
My phone died and with it my cycle notes, does it matter for my appointment?
My aunt died at 92 with a sherry in her hand, funeral on Thursday, what can I wear that's black and doesn't cook me?
end of the month, end of my tether, need hormones that can do payroll
shoot me, I said "you too" to the waiter
that cake was to die for, so what now about my cholesterol
My ex was violent. That was in the nineties, I had the counselling, I've a lovely quiet life. I'm asking because my new doctor's form has a box for it, do I tick it?
When my son was eleven he was bullied and said he didn't want to be here; he's 24 now, happy, a chef. Why does the memory only come back at 3am at this age?
I'm giving away all my size tens!! they're going to my niece, I feel liberated
Retirement planning bores me to death
Our pension adviser asked when I plan to "draw down" and I flushed like a traffic light
he never listens. I say dishwasher he hears football
is it normal to cry at a bread advert
My sister and I had a big row about mum's care home fees and made up over crisps
Hit a wall at three each day at work and would sleep under the desk if it weren't open plan
Choked on my tea when the doctor said vaginal atrophy so loudly
afraid of gaining weight
I've been low and a bit meh since the clocks went back, no drama, just grey. Does vitamin D do something
Newly dating at 54 and I'm terrified. Of the underwear.
I ghosted a man because he chewed. Am I the villain?
The jury I was on finished yesterday, a murder case, so I'm not sleeping. It's over now thank heaven and I'm back in my own job Monday.
kids have flown the nest and the house is dead quiet. i rattle about in it. Any of you took up something new
We're downsizing, so I've been saying farewell to thirty years of paperbacks. The one I can't part with is the cookery one with gravy on.
There's a bridge evening on Wednesdays and I keep forgetting what's trumps, is it brain fog or just that I'm bad at bridge
I run along the river each morning, it's the only place I don't flush
Watched a film where the heroine drowns. Sobbed till midnight. My husband brought toast.
My lock screen is now a picture of estrogen gel. My kids are mortified
beat the eggs, forgot why
Mum's funeral was lovely in the end. That's two years ago. I still reach for the phone on sundays and I think that's alright.
my boss is a bully about annual leave but hr's on it
I stabbed my avocado and got my thumb, three stitches, laughing. Question is can I still put gel on with that hand?
if one more person says self-care i will scream
He wants the window shut, I want it open. Twenty-six years, best friends, and we may yet need separate bedrooms.
lost my will to iron
My teen slammed the door so hard the frame cracked. Normal 14 right? She came down after for pasta
Burning with rage at the printer, no casualties
I've done a first aid course and a suicide awareness day for work, quite tiring, very worthwhile. Now I need to ask you about sage tablets.
Would like to bury my head in the sand until I'm 60
please stop reminding me to subscribe, it's driving me up the wall
end of an era: gave my last box of pads to my daughter
I have a hitman's patience with flies and none with people this week
His mother is coming for ten days, pray for me
The divorce is done. He got the caravan, I got the peace. I feel fine, I'd like to know about libido please.
bit worried about money this winter, gas bill up, we'll manage but my sleep's gone
I panicked in the lift. It stopped for two minutes. Since then I take the stairs, knees complaining.
So embarrassed I nearly jumped out of my skin when the fire alarm test went
My friend passed away in 2009 on my birthday so I'm always subdued that week, it's passing now
Gran used to say the change finished her off. She lived to ninety-six.
He said I look tired. I gave him the look of death. He made me tea. All good.
dead skin on heels, cream?
We were burgled in 2016 and I still double lock everything, is that silly
my dog died in June and I still can't move her bed. We're getting a puppy in spring, so.
I take my hat off to whoever designed night sweat pyjamas, I would die for them
I'm drowning in emails
feel like a burden on the reception staff, ringing for the third time about my prescription, but they do keep losing it
I don't want to be here, at this conference I mean, the air con's broken and I'm in polyester
Can't go on like this with the itching! what cream?
Not coping with the new software, otherwise ok
Got a parking ticket, a rude email and a hot flush, all before nine. I give up. Is it wine o'clock?
my son asked if menopause is fatal. I said only for husbands.
The tablets are enormous. Can I cut the magnesium with a knife or do they need to be swallowed whole?
Sold my late mother's flat today. Handed over the keys, said goodbye to the rooms one after another, had a cry in the car, ate a pasty. It was right.
tired of dating apps
I deleted my profile. Life's too short for men holding fish.
There's a new guy and he's kind and texts a normal amount and I don't trust it because it's so calm, twenty years of drama will do that to you
Had to put my foot down with my sixteen year old about the motorbike and now I am the worst mother who ever lived
hate my job hate my hair hate my boobs, period due friday, always the same
My ex still owes me money for the school trip. I'm furious but he'll pay, he always pays late.
nobody understands my filing system
I'm living on the edge: bought white trousers
Is it weird to be planning my own 60th when I'm 52? I like a spreadsheet.
I got knocked over by a labrador. Bruise like Australia on my hip. Arnica?
I bruise like a peach since I do krav maga on tuesdays, love it, anyone else
my partner snores, I'd smother him if I loved him less, earplugs it is
After the boxing class my arms are black and blue. Best I've felt in ages.
Should I leave instructions about my patches in my advance directive? I'm doing one since my friend, who's a notary, nags everyone over fifty.
We're reading a memoir in which the author's husband beats her and I found it hard going, as my own dear one wouldn't hurt a wasp. Recommend me something light?
bang goes my waist
not a morning person any more. im dead till ten
Fear of flying has come back, is that an estrogen thing? Off to Malta in May
my house is a bomb site, teens
The river's up over the path and my walking group is cancelled. I actually missed them.
My daughter is doing Romeo and Juliet for her exams and asked me at breakfast why they both have to die. I said hormones.
The neighbours had a row, plates and everything, then it turned out they were rehearsing for the panto
is fog brain fatal lol
I told him to go jump in the lake. He did, it was thirty degrees, I followed.
The choir's doing a requiem and I flush every Dies Irae
crime podcasts before bed, bad idea?
My heart's broken, he chose the other flat
dead battery in the blood pressure cuff
I've been spending money like there's no tomorrow since the divorce money arrived, shoes mostly, and I regret nothing
Grandfather's old hunting gun is at the police now, one job less in the clear-out. How do you all cope with the dust, my eyes are dry as anything
Lost my rag with a customer and had to apologise. I never used to be a shouter.
we shout a lot in our family, we're Neapolitan, it's how we say pass the salt
Scared to ask for a raise
Not afraid of ageing, only of my mother's knees
I killed the basil again
I can't bear my own voice on recordings, and I have to present to the board. Mumbling. Flushing. Beta blockers?
Told my kids I'm off to live in a convent, they asked who'd drive them
My mate jokes that her HRT keeps her out of prison
so fed up
The doctor retired and I never said goodbye to him, I was quite sad. Twenty-two years he looked after me. The new one's about twelve.
Threw my phone on the sofa in fury, it bounced, cracked the lamp, and now I'm laughing. Is the rage before periods worse in peri?
Our church did a service for all the departed and I cried for people I didn't know
last one standing of my friends without HRT
As a lawyer I draft wills all day. It's not morbid. What is morbid is doing it at 28 degrees with flushes.
can't be bothered with anything this week, sofa and soup, it'll pass I guess
My husband took the car keys! Had to walk! (he had taken mine to work by mistake, the dope)
he tracks me on the family map and I him and both of us the kids, mostly to know when to put rice on
What's the point of a bra at my age, discuss
Dad had a good death in the hospice ten years ago, and ever since I've volunteered there. On shift days I can't sleep after, too wound up. Valerian?
pull the plug on soy milk?
I want to disappear into a spa for a week and speak to nobody
Ladies, how do you end a date politely after forty minutes?
I've a suspicion my cat plots my murder
being single at christmas first time, a bit nervous, kids are with their dad till boxing day. planning films and a big trifle
I wrote goodbye letters to my whole team, leaving do is Friday, new job Monday at twice the money!
Feeling I'm past it at work next to the 25 year olds. Then one asked me how to use a stapler.
Bit lonely on sundays now the kids are at his place every other weekend, so I've joined a walking group
Ex-husband's wedding on Saturday. I'm invited. What on earth do I do about flushing red when I see the bride
The bridge of my nose sweats, only there, who does that?
i fell off my bike by the river, scraped both knees, hurt pride. does bone density matter for that
My therapist says my old abuse is healed as far as these things heal. I'd like to ask about sex again after a ten-year break, what helps with dryness?
Years ago I was in a very dark place, after my second baby. I've been well for 19 years. Would that history mean I can't take progesterone?
my sister in law threatens to cook again this christmas
When my flatmate hits snooze for the sixth time I consider crimes
I'm sick and tired of salads
Who invented the mammogram, a man with a sandwich toaster? Mine's done, all clear, and my ribs will live.
no will power chocolate
My heart nearly stopped, found my 17-year-old's vape in the muffin tin
It's the end of the world as I know it: reading glasses in three rooms and none on my nose
My teenager called me a psycho for asking about homework
Fight with hubby about curtains
We argue about money like everyone, he's a saver, I'm a spender, we've a joint sheet and a monthly shouting match that ends in pudding
Do you get the blues when the youngest gets a driving licence? I wave at the window like a widow in a film.
I buried my wedding ring in the garden under a rose. Divorced three years, it felt good. Rose is thriving.
There was an attempted robbery at the bank where I work in the spring. Police sorted it, I've had support, sleeping fine again. I just want to know if flushes are worse with stress.
I don't feel like myself, more like a photocopy
RIP my eyebrows
I was dying to tell someone: four nights with no sweats!!
Can one take evening primrose with the pill for blood pressure? Hubby's afraid I'll mix them all up, he bought me one of those boxes with days on
Is there life after fifty? my girlfriend says it starts there
if looks could kill my year 10s would be toast
The prison where I teach has no windows that open, imagine the flushes
My mother keeps telling me which hymns she wants. She is 81 and in rude health, plays tennis. It rather spoils the Sunday roast.
knackered. three kids. two jobs. one bathroom
I stood on the scales and wept, then had a biscuit
The fan is on, the windows are open, he's wearing a hat in bed. He hasn't left me yet
He drives like a lunatic and I grip the seat, told him so, he slowed down, sulked till Leeds
what a nightmare, sent the wrong file to a judge
I'm paralysed by choice in the vitamin aisle
nervous wreck before my driving test at 50
My brother drowned when we were small. I'm not upset, it's forty years ago. It's just I've begun to dream of him since the sweats started and it's rather sweet.
Decluttering by the Swedish death cleaning method, very therapeutic, is dust bad for dry eyes?
they've cut my hours, so money's tight, gym had to go
He hides chocolate from me at my own request and I find it
My teenager locked the bathroom for an hour and I needed a wee. Bladder got worse with the change?
I was so angry at the parking meter I kicked it and stubbed my toe
Life sentence, that's what 25 years with the same photocopier is
Dating a widower. He talks about his late wife with love and I don't mind. Is it odd to be jealous of a photograph though?
hit fifty, hit reset
would rather die than wear beige
Lay awake till four running my meeting through my head. Nothing's wrong. It's just a meeting.
My friend's husband died last autumn and I'm cooking for her on Mondays, any menopause-friendly dishes for two?
Our old dog will be put to sleep on Friday, the vet comes home to us. She's fifteen. I'm a puddle, and the hormones don't help.
Mum had a stroke of luck, won 300 at bingo
I couldn't live without my fan
he's the boss of the thermostat, im the boss of everything else
When I was 14 my father used his belt, as did every father in our street. He's been dead for decades and I made my peace. Now raising teens myself I wonder how we all turned out so nice.
I'm over it. Him, the house, the lot. New curtains.
no energy no joy in cooking
The Samaritans training starts in January, I'm going to be a listener. Is it mad to take on nights when I sleep so badly?
I scare easily now, jump when the toaster pops
drop dead gorgeous she said, of my new boots
I might just run away to Portugal, with the pension and a parasol
Had a minor bump with the car, nobody hurt, but I shook like a leaf
What a bloodbath that quarterly review was, they cut half my budget. Is it common to flush when criticised?
Afraid I've lost my mojo
My girls want me to stop saying "when I was your age", I'd have to stop talking altogether
feel blah
I forgave him. It took eight years and a very good lawyer. Now what do I do about the chin hair?
period came early, 19 days
Still regular at 47, only this month it was like a crime scene on day two. Iron?
I bleed for eight days now instead of five. I'm 44.
spotting before my period, always have
My cycle is 24, 31, 22, 40 days. I've a graph. Should I show the doctor the graph?
both ankles puffy after the flight, gone by morning
my feet swell in heels and heat, the pair of them
I had a clot in my leg after my first child in 1998, six months of warfarin, nothing since. Does that rule out patches?
Tired legs after standing at the till all day
restless legs at night, both, drives me potty
Heartburn from the vindaloo, my own doing. Is there food that's bad for flushes as well?
Heart pounds with each flush, the cardiologist did a 24h trace and an echo, all normal. How can I stop being so aware of it?
both hands go to sleep at night, carpal tunnel said the doc
my boobs are sore both sides every month the week before, worse since forty-five
Had a lump taken out in 2011, it was a harmless fibroadenoma, and all my mammograms were fine. Can I use estrogen?
what's a DEXA scan
I get a tension headache on deadline days, same as ever, goes with a walk
My usual migraine with the zigzags, had it since I was 16, neurologist knows. Would a patch be better for it than a tablet?
Mammogram letter came, first one, do they really squash you flat?
What do they call it when your period is very heavy?
The underwire digs in and leaves a red mark under both breasts by evening. Which bra do you like?
last period six weeks ago, spotted today, im 46, guess its starting up
I'm 42, copper coil, heavier flow than before, as they told me it'd be.
Ran a half marathon and my calves are in ruins, both, can't do stairs like a normal person
Had the tooth out, face numb on one side until the injection wore off. Can I take my HRT tablet tonight as normal?
shaving cut on my leg bled for ages lol
Nosebleed after a hot bath. I get these in winter with the heating on. Humidifier?
I gave blood on Thursday and felt light headed, next time I'll eat first
My chest goes red and blotchy like a map when I drink rosé, flush rash my sister calls it
Chest freckles and crepey skin in my neckline. Serum or just scarves?
chest infection cleared up, back to choir
Arms like a turkey, what exercise is good
my arm is sore where i had the flu jab yesterday
the patch leaves a square on my bum that wont wash off
Face on fire when I present, both cheeks, down the neck, then gone. Green concealer?
My face is getting hairy. At 49 I've a better moustache than my son at 15
eyelid twitch for a week, too much screen
I forget words. Not suddenly, just that slow tip-of-the-tongue thing, and they come back in the shower. Two years of this.
Called my boss Mum. Brain fog or Freud?
I'm left-handed and my left wrist aches from the mouse, physio gave me a brace
frozen shoulder, year two, diagnosed by scan, does estrogen help it thaw
Varicose veins in both legs like my grandmother, they've been looked at and are only ugly. Can I wear support tights in summer without melting?
Slight cramp in my foot in bed most nights, magnesium spray or banana?
Shin splints from the new trainers
Is it true that you have periods until about 51 on average?
my teen daughter has heavy periods, we've seen the gp and she's on tranexamic acid, is it genetic?
Period due on my first weekend away with him. Can I delay it with norethisterone at 48?
On the combined sequential pack I bleed each month, right on time after the progesterone, as the leaflet says I should. Do I have to have this bleed forever?
My periods are so light now they're hardly worth a pad. 50, every five weeks.
skipped two months then a normal one. classic?
I have a lump of dough where my waist was
a lump in my throat when the school orchestra plays. hopeless
Dry eyes, blurry by the evening, the optician says it's dryness, gave me drops.
my glasses leave a dent on my nose
dentist says I grind, that's the jaw ache in the mornings. Got the night guard now
I have brought up wind all day, must be the lentils
Would estrogen help dry mouth? My tongue sticks when I lecture.
Bloated like a drum day before my period
My mum had breast cancer at 71, treated, alive and bossy. I'm 50, nothing found in me, checked yearly. How much does HRT add?
Got the all clear from the breast clinic yesterday, just a cyst, drained and gone. Relief!! Can I start the gel now?
The recall letter was because the picture was blurry, they repeated it, normal. I didn't sleep for a week for nothing.
hangover headache, deserved
Headaches on day one of my period since school. Now the periods come every 3 weeks so do they. Anything to prevent it?
ice cream headache, do you get it more when older
I get dizzy getting up too quick from yoga, blood pressure's on the low side, always been
Both legs ache after gardening, in a satisfying way
My sister's blood clot was found and treated in 2005, she had the leiden thing. I tested negative. Patch or pill for me?
Blood test says FSH 12, I'm 45, what does that tell me?
they took six tubes of blood, I felt like a vampire's picnic
Cholesterol's up a touch since last year. Menopause does that?
ankles swell on amlodipine, dr swapped it
Hips stiff on both sides when I get out of the car, ten steps and I'm fine.
pms boobs like melons
My nipples are sensitive when it's cold, always were, but now it's more. Silk bra liners?
I've had inverted nipples since I was a girl, breastfed three all the same. Asking: does the mammogram lady need to know?
What's normal, a mammogram every two years or three?
My heart flutters after the third espresso. Yes I know. How many do you allow yourselves?
smear was fine, hpv neg. bit of blood for an hour after like they said there would be, im 39
cut down on salt and the rings on my fingers fit again
I have a frog in my throat from shouting at the match
the tingling in all ten fingers was the b12, injections fixed it
My sciatica, same one since 2014, down the back of the thigh to the knee. Physio on Tuesday. Could flushes be making it worse?
gym strain in my chest muscle from press ups, only when I press on it or lift, physio says a week
hot feet in bed both stick them out
I slept on my arm and it was dead for a minute till I shook it, made me think of when the kids were babies sleeping on me
my migraine aura is sparkly crescent, had it hundred times, fully checked, mri too
What is the name for those tiny red dots on the chest that come with age?
periods: all over the place. me: 45
bled through at the office, second day, still get them monthly like clockwork
Endometriosis since my twenties, monthly and miserable, gynae has me on a waiting list. Will menopause finally end it?
My mirena is in its 3rd year and I get a few days of spotting each month just as at the start. I'm 43. Do I still count as perimenopausal?
fibroids, known, small. periods like niagara. what can i ask for
Legs like lead at the end of a nursing shift, both
Compression socks for long flights, which ones, I have nothing wrong just careful
Swollen all over with salt and heat, fingers, feet, the lot, every august
I read that tall women have more clots. I'm six foot, no history, should I even worry before starting a patch?
Had physio for my calf tear (ultrasound showed the tear, no clot), back to running in three weeks. Meanwhile how do I keep bones strong
bruise on shin, coffee table
hot flush, heart goes like a rabbit, over in 2 min, ecg was ok
Reflux again after wine and tomatoes. Omeprazole with HRT ok?
My son practises bandaging on me for his first aid badge so I've an arm in a sling and can't type
My bra is too tight across the chest since I put on a stone
I pulled a rib muscle coughing last month, now gone. Does coughing weaken the pelvic floor?
chest of drawers for sale lol wrong site sorry
My baby brother had a heart attack in 2012, fully recovered, now cycles. I've had my own heart checked, all good. What can I eat to keep it so?
Do blood pressure monitors for the wrist work as well as the arm ones?
Numb bum from the benches at my son's tournament
my lips tingle from that plumping gloss, date tonight
Bell's palsy in 2003, left my eyebrow a bit lower, everybody's used to it. Can you do botox with that?
My mother had a stroke at 80 and did well in rehab. I'm 49, blood pressure 118 over 74. Would you say transdermal is the sensible choice?
I lose the thread mid sentence in meetings, it's been creeping for a year. Colleagues of my age do it too, we finish one another's
tongue burn from pizza
clumsy since peri, dropped three mugs this month. doc did the neuro checks, all fine, says sleep more
Eyes tired by nine, I hold the menu at arm's length. Time for varifocals?
botox made one eyelid droopy, clinic says it'll lift in some weeks, they've seen me, looks hilarious
What's the difference between a cyst and a fibroid?
My breasts hurt since I began the estrogen gel, both, all over, like before a period. Does it settle?
bigger boobs on hrt?
I still get milky drops if I squeeze, like I did after the babies, they did bloods and a scan and said leave them alone. Anyone else?
Breast screening van is in the Tesco car park on Monday. Can I wear deodorant?
self checks, how often do you do it and in the shower or lying down?
Lumpy porridge, lumpy mattress, lumpy me
The lump on my wrist is a ganglion, doctor said hit it with a bible, then laughed
lipoma on my back, removed, histology fine
Headache since I quit coffee, day 3
My head itches. Is it the dye or the hormones?
my headaches got better on the patch, why
sinus headache with this cold, whole house has it
I bang my head on the same cupboard each week
Too much sun at sports day, throbbing head, drank two litres and slept, right as rain today.
tension in neck from the laptop
Is it usual to have cramps without the period? I'm 47, skipped this month, then it came on Sunday
two periods in one month, age 45
Spotting at ovulation, a day mid-cycle, had that since my thirties
My daughter, 13, started her periods the week mine were late. There are now two furies and one bathroom.
period after a stressful month was late by nine days, came, normal
when do i know that its the last one? had one in june, one in august
how many months without counts as menopause
I'm on the mini pill, 41, irregular spotting from the first month, gynaecologist checked and says it's the pill. Switch or wait?
gums bleed when I floss, hygienist told me to floss more, hm
Paper cut, blood on the contract, very fitting
haemorrhoids again, seen by the doc, the cream helps. Is constipation hormonal?
I scratched a mosquito bite open on my leg
leg day at the gym, cant sit on the loo, both thighs screaming
One leg is a bit longer than the other, has been since birth, insoles. Why does my hip moan more at fifty?
I broke my leg skiing at 30, plate still in. Aches when it rains. Does that count as a fracture for the bone scan questionnaire?
hairy legs dating stopped caring
Spider veins, both calves, just looks. Laser?
My ankles look like my nan's by 6pm, the two of them, doc did kidney and heart tests, fine, said put them up.
Water retention before my period two kilos, then whoosh
hot palms hot soles
I know it's cramp as it goes when I stand on the cold tiles. How do you stop it coming? Foot, mostly, whichever side.
pins and needles in feet after sitting cross legged telling stories at nursery
I flushed so badly in court the usher thought I was having a heart attack. I wasn't, I was wearing wool.
Palpitations at bedtime, had the monitor, thyroid, everything. Benign ectopics they call them. Does magnesium calm yours?
Can anxiety make your heart beat loud in your ear on the pillow? Doctor listened last week and is happy with it
costochondritis, i had it two yrs ago, gone since, but google keeps showing me ads for it
my smartwatch says stressed all day, is it the flushes
hay fever, tight nose, sneezed till my ribs hurt
I took up boxing, knuckles sore
my daughter's lump was a boil
Cervical polyp removed at 44, benign, periods as before. Anything to tell the menopause clinic?
What do you call the doctor for breasts, is it gynae?
arm fat
I'd an ultrasound for heavy periods at 48: lining fine, ovaries fine, one small fibroid. They offered the coil. Is it bad to put in?
Crampy heavy day one, light day two, nothing day three, again day four. Forty-nine. Is this how it winds down?
I keep getting UTIs, on antibiotics from the GP now, how can I prevent them
dry skin bleeding knuckles winter
Both knees crack like popcorn on the stairs
what's a normal blood pressure at 55
shoulder pain both sides from the bra straps, physio says posture
My partner faints at the sight of blood so I do all the knees and noses. The kids are 15 and 17 and still come to me.
Is thrombophilia testing something you can ask for before HRT if a grandmother had a leg clot in her eighties?
teeth sensitive to cold
my bp was high at the surgery and normal at home, white coat they say
Sore throat, bit of fever, son has it too
Headache after the eye test drops, told it'd pass and it did
I faced a blood test queue of forty people with one leg asleep from the plastic chair. Do I truly need fasting bloods for a cholesterol check?
head lice. at my age. from my niece. any treatment ok with HRT
My scan for the lump was five years ago, nothing sinister, discharged, and it's since vanished. Do I tick "previous breast problems" on the clinic form?
hi auntie, you there?
gel or patch
cant sleep help
what's progesterone for
My doctor gave me ten minutes, I had eleven questions. Which matter most for a first HRT talk?
do flushes ever end
Is it me or did my sense of smell change? My ex's aftershave used to be nice. Could be the divorce of course.
weight only on belly
Dating at 52. He's 45. When do I mention I sleep with a fan, a cold pack and a towel?
How do I tell HR I need a desk by the window without saying the word menopause in an open plan office full of boys?
I over-research. I've read eleven papers about body-identical progesterone and still can't tell if I'm to take it at night with food or without. One sentence please.
vaginal dryness what cream
Does testosterone help desire? My consultant friend swears by it, my GP pulls a face
Itchy ears?? is that a thing
my hair is coming out in the plughole, iron's normal, thyroid's normal
can i take it with alcohol
Black cohosh yes or no
What do you all eat for breakfast with enough protein that isn't eggs? I'm sick of eggs
thank you that helped
Your site logged me out twice and I lost a long message about my bladder. Not impressed.
My teenage son asked why I'm standing in the freezer aisle with my eyes shut
how long til hrt works
I want sex again but it's been seven years and I'm shy of my own body, where do you start?
libido gone since spring
Good morning from Lisbon! I am 50 years, I have the heats, please which tea is good?
anger over nothing, then crying, then hungry. all before lunch
Do I have to wean off HRT before an operation on my bunion?
Sleep: in bed at ten, asleep at ten past, awake at three, every night for a year. I do no screens, no wine, cool room. What's left to try?
Is it normal to feel cold after a flush
joints hurt in mornings
I'm a teacher and I've started to sweat through my shirt in front of 9B. What fabric would you wear?
Calcium from food or tablets
Which blood test shows menopause? my friend had one, my doctor says no need at 51
u r funny
brain fog at work
I cried because the bakery had no poppy seed rolls
i feel nothing like me on the mini pill, want to change
does coffee make flushes worse
How do I explain to a fourteen year old that mum isn't cross with her, mum is only hot?
My doctor said antidepressants for flushes, not for mood, is that a real thing?
Sage tablets gave me wind
Can I get pregnant at 50? New man, new problems.
Feeling a little flat this week, work's dull, weather's dull. Nothing bad.
cranberry for bladder?
is soy safe
I'm vegan, do I need something extra for bones
My skin's gone like paper and my make-up sits in the lines. Retinol, or just peace with it?
condoms at our age
What is GSM please, the nurse wrote it down and I nodded as though I knew.
Would cold swimming help with flushes
nightsweats only between 2 and 4, why those hours
How to bring up HRT with a doctor who thinks it is all in the mind?
I changed my patch a day late, does it matter?
Do men have this too? asking for a grumpy one
gel gets on my sleeve, wait how long
My boss is younger than my handbag and asked if I'm "still on the journey". I said I'm on the bus. Do I have to disclose menopause to an employer?
acne at 50?!
need a laugh today
Will HRT make me fat
Burning mouth
I nap in the car at lunch, twenty minutes, seat back, bliss. Is napping bad for the night?
My sister's on a different brand from me, we're twins, how can that be?
dont like tablets
What weights should a beginner at 55 lift for bones?
Premature at 38, my children are small, my friends are still having babies, and it makes me sad at christenings. Where do I find women like me?
can you answer in polish
Which is worse for sleep, wine or chocolate? Be honest but be kind
my voice got deeper
hello, are you a real person or a robot, either is OK
Do estrogen patches stay on in a sauna? First spa weekend with my new partner and I'd rather it didn't float past him
mood swings. teenagers. dog. help
Does one get used to it
I'm a bit fed up with being cheerful for everyone at home. Got any little rituals?
evening primrose?
Sex hurts at the entrance since last winter. Lube is not enough. Next step?
My progesterone makes me groggy till ten in the morning and I'm in surgery, as in I operate, at eight. Alternatives?
Is 56 too late to start
hrt shortage pharmacy says 2 weeks
what vitamin for tired
I sweat on my upper lip and nowhere else
Do flushes burn calories, please say yes
How do other single mums do it, work, teenagers, hormones and a social life? I've dropped the social life
My new fella thinks menopause takes a fortnight
Omega 3 for dry eyes, any good?
want to come off the pill at 49, how do i know if im in it
Can I use the cream and the patch together or is that too much oestrogen
collagen waste of money?
Sorry for being long-winded: I take thyroid tablets at six, iron at noon, progesterone at ten at night, and I've a magnesium that the lady in the health shop sold me, and nobody has told me the right order. When does the magnesium go in?
Bravo auntie
Hormone clinic costs 250 quid, is it worth that
Is there a diet that works? I've lost the same 5 kilos since 1996
peeing at night 3x
I laughed and leaked in zumba, who do I ask for, a physio or gynae?
menopause leave exists?
I'm anxious in the car since this year, on motorways mainly, I take the country road and sing. Is driving nerves a known thing with the change?
My period app says "you may be pregnant" each month. Love, I'm fifty.
heat in the ears
How much vitamin D in winter
What would you say to a friend who's against all hormones, on principle, and is suffering? I don't want to preach.
patch itches
Is it rude to bring a hand fan to a job interview
I've been with my partner for a year, divorced before that for five, and we've begun to talk about living together. I'm worried about my sleep more than his daughters! Separate rooms a bad sign?
pls explain micronised
do i need both hormones if no womb
Snoring, me, new, why
My nails split
First doctor visit for this on Thursday, do they examine you down there?
Dull hair dull skin dull me
Ginseng and blood pressure tablets together?
I got praise at work today and burst into tears in front of the whole floor. Mortifying, happy, odd.
where do i put the gel
Feeling old in the changing room with my daughter. She's a gazelle. I'm proud and I'm also a sack.
Why does everyone say to avoid spicy food, I'm from Chennai, it isn't happening
bye auntie sleep well
zopiclone vs melatonin
Can you recommend a book on menopause which isn't pink?
did ur bones hurt too
Does it help to drink more
Asking as a worrier: how often do they review you once you're on HRT?
Any jokes about flushes for my birthday speech? I turn 50 on Saturday and my ex-mother-in-law will be present.
I could murder a cold shower
the heat is killing me today auntie
My husband shouts at the football, not at me, but the walls shake, how do I get an early night
laughed so hard at the flush jokes i nearly died
Wrote my will on Tuesday because the solicitor does it free in November, feeling very grown up, now where's my gold star
Lah, die die must have air-con tonight
I dey die of laughter for this your HRT story
ma feet are killin me efter the ceilidh
Said goodbye to my last box of tampons with a little ceremony in the garden
My mum died in 1998 and I still reach for the phone when I have a good recipe
I'd kill for eight hours
we went over the bridge to Wales for the day and I flushed in every single tea room
If he leaves the toilet seat up once more I'll be on the news lol
Husband's afraid of the cat. That's it, that's the message.
we play crime dinner nights and I was the murderer, I sweated so much in the wig that they guessed
Dead on my feet after the school fair, happy though, made 900 quid
funeral was lovely, she was 94 and had picked the music herself, question is why do I flush in church
gave away all my size 10 clothes, good riddance, and bought things that fit me
moving to a bungalow in spring so I'm decluttering like mad, is HRT stored in the fridge?
I used to be beaten by my first husband, forty years back. Long gone, and I have had 35 good years since. Just asking about dry eyes.
Mi frighten fi lizard more than anyting else inna dis world
my boss is a pain in the neck but she lets me have a fan
that thriller on netflix where the wife gets strangled, I had to pause it to change my pyjamas
Hubby and I fight about the thermostat like cat and dog and then share a biscuit
I hit menopause like a wall
scared of needles, is the blood test really needed?
Do you do a patch for boredom, the office is deadly
Hinglish mein bolun toh garmi se mar gayi main, AC bhi thak gaya
my knife skills class is brilliant, learnt to chop an onion without crying, hormones and all
I lock myself in the loo to eat chocolate in peace. Four kids. You understand.
sis I'm dead 😂 that hot flash at the altar story took me OUT
Kilt the mood last night with my cold feet and hot head
End of the month so no money, which of the supplements can I leave out?
he forgot our anniversary and I gave him the silent treatment until he bought me a cake, we're fine
Our old dog was put to sleep on Monday, he was sixteen. I cry when I see the lead. I know it'll pass.
Goodbye periods, hello beard
My chem teacher course covers poison safety this week, not the best topic with brain fog
taught my granddaughter to swim in the river, freezing water, best thing for flushes ever
I was afraid of the change but it's been alright really
the exam nearly finished me off but I passed at 55!
husband's dying to know when I'll fancy him again, poor lamb, any tips
I went on the suicide awareness course with work, half a day, good sandwiches, and I flushed all the way through the slides
Is it normal to want to throttle the printer
My father hit us when we were small. He's been dead twenty years, I did my therapy, I forgave. What I want to know is whether flushes run in families.
drop dead gorgeous, said the man at the market, to me, 61!
retiring in june, leaving do on the 12th, dreading the goodbye speech as I redden up
Every time the boiler dies I blame my hormones for wishing it
reading Sylvia Plath for book club and it's heavy going, I prefer Marian Keyes
Wan kill mosquito, na im I break my good lamp. Which kind sleep be this?
my daughter is a police officer who deals with domestic violence, I worry for her hours and her back, not her heart
we had to identify which pills were Mum's and which were the dog's, what a day
I'm afraid I've lost the leaflet you mentioned, can you send again
Grief group has helped me. Joe's gone four years and I've started to whistle again. Can one start HRT at 62?
My son's band is called Dead Hens and they asked me to sing
Over my dead body will I give up coffee
i feel flat this week, nothing terrible, just meh
murder on the dance floor last night, my knees are paying
choked on a fishbone at lunch, all fine, but why's my throat so dry these days
Was burdened with my sister's three poodles for a week. Never again. Slept in dog hair.
Ay naku, namatay ang cellphone ko right in the middle of our chat, sorry po
I'd sell my husband for a working fan
The kids gave me a murder mystery weekend for my 50th and I was first to be bumped off
it's a killer of a hill but I walk it every morn for my bones
Do you know a film where nobody dies? I cry at anything just now
my wife snores so I end up on the sofa, not a row, just decibels
Last will sorted, power of attorney sorted, pension sorted. I like lists. Next on the list is my moustache.
shoot, I forgot my tablet again
I am tired, bone tired, because the baby upstairs screams until four
He controls the remote. I control the biscuits. Thirty years.
there's a dead mouse in the airing cupboard and hubby is more scared than me
My neighbour threatened to report my wind chimes. Cheeky so-and-so.
It's my brother-in-law's funeral on Friday, we weren't close, but what do I wear in black that doesn't make me boil?
to die for, that lemon cake recipe
Lost my faith a bit, found it again at Easter. Also lost my waist. That one's not coming back.
my bra is strangling me, which ones do you suggest
I fear the scales more than the dentist
Ah'm fair scunnered wi this weather an ma joabby manager, but the grandweans are a tonic
His mother controls the kitchen when she visits, I control the gin
When my sister took her own life in 1987 we had no words for it. I've made my peace with it and light a candle each June. Tonight I only can't sleep for the heat.
giving my piano to the school because I don't play it anymore and I want room for a treadmill
got to stop eating at midnight it will be the end of my jeans
the news from the war makes me turn off the TV, I do crosswords instead
I jumped out of a plane for charity at 60! Parachute and all! Not one hot flush up there.
Why do I get so ratty? I barked at the postman and had to bring him shortbread
hanging on till the weekend, work is mad
Would you believe I cried because the supermarket stopped my yoghurt
My ex used to stalk me, ten years ago, court dealt with him, he's long since moved to Australia. My question's about vaginal oestrogen.
I've a wee fear of lifts and the clinic is on floor nine
can't live without my fan lol
wanna bury my head under the cold side of the pillow
she's a drama queen my sister, says she'll die if she can't have the blue bridesmaid dress
Grandad's old hunting rifle went to the museum, that's one less thing to dust
I hate how loudly he chews. I don't hate him. Is this oestrogen?
the daughter's moving to Canada and I'm sad about the airport goodbye, happy for her tho
my husband hides the chocolate from me because I asked him to
we had a self defence evening at the WI and I flipped a woman of eighty, with her permission
Spent the whole night on the bathroom floor as it's the coolest tiles in the house, quite cosy
Killed two birds with one stone, got my smear and my flu jab same day
is it bad that I enjoy funerals? The ham, the gossip, the hymns
Sometimes I look at my old wedding photos and think who's that skinny thing
mi ole man a fuss bout di food salty again, him can cook him own dinner
They shut our library. I'm grieving. Where can I find books on menopause now?
My daughter says I'm a burden on the wifi
I finish at the school in July after 31 years and have started taking home my plants one by one
if I have to sit thru one more zoom ill scream
My uncle drowned in that river before I was born so we were never allowed to swim, I learned at 58
hubby took the car keys by mistake to work again, had to walk, good for my hips I suppose
we are doing the Samaritans charity run on Sunday, any tips for running with a weak bladder
had a blade stuck in the blender, no milkshake, very cross
I'm not afraid of getting old, I'm afraid of getting whiskers
Death by powerpoint today
Are you a real auntie? My real one would have slapped my hand for eating before grace ha ha
I had postnatal depression and was in a dark place in 1995. Well now. Only wondering does that make the menopause harder.
Lol my knees crack like gunshots when I kneel for prayers
shed a tear when I sold the caravan, thirty summers in it
We lock the doors at nine and I open every window, he says what's the point
My therapist and I said farewell today, she says I've done so well I don't need her, I feel proud
sleep where are you?? i miss u come back all is forgiven
Beat my sister at Scrabble, 412 points, brain fog my foot
trying to strangle a smile at work while my manager explains menopause to me, he's 28
Cried through the whole of Titanic again, eyes like a boxer's next day
It gets dark at four and I get low, same each winter, out comes the lamp and I'm grand
Aiyo the queue at polyclinic can die of old age one
My father left no will so we are in probate up to our necks, be warned ladies
tell me about libido because mine has left without saying goodbye
what a bloodbath at the sales, I got two linen sheets though
the goldfish is dead, long live the goldfish
scared i'll be sacked as my memory's terrible, wrote the wrong name on a cake
Hubby's got a short fuse with DIY, the shelf was called names I can't type
I sleep in the spare room by choice and it's heaven, star shape, window wide open
No shouting please but I've been skipping my calcium
I carry pepper spray for bears. We live in Alaska. Flashes are actually handy here.
my money is all tied up till pension day, can I get the cream on prescription?
Mum's ashes are finally going in the sea this summer, three years on, nice family day out planned with chips
Bhai ki shaadi mein itna naachi ki jaan nikal gayi, feet swollen both, so much fun
My hubby asks where I'm going because he wants a lift to the pub, same every Friday
they're bumping off all my favourites in that soap
I have an awful fear of spiders and there was one in my nightie
So I've sorted my photos into albums for each of the kids, it's a winter project, took me back to some shocking perms
This mood swings thing is no joke, I cussed the GPS today
end of an era: I threw the last pads in the bin
He'll be the death of me with his puns
Hit my funny bone on the fan
anyone else frightened of the hairdresser's mirror
I'm a hospice volunteer so I sit with the dying on Wednesdays, it's peaceful work, but the wards are so hot
my tummy says hello before I do, and my waist said goodbye in 2019
I drove to the coast and slept in the campervan on my own for a week, bliss, no one snoring
My cousin was murdered in the eighties, it was in all the papers, and there's a podcast about it now. I don't listen. I garden.
We've stopped arguing about money since I hid the catalogues from myself
Kill switch on the treadmill works, tested it with my backside
it was a choker necklace that gave me a rash, can menopause make you allergic to nickel?
girl if this church fan breaks I'm walking out on the Lord's own sermon
tired of dieting, tired of kale, not tired of gin
Nothing to look forward to till the bank holiday, roll on Monday
Been married 44 years, never thought of divorce, thought of murder plenty, as my granny used to say
I gave up my driving licence at 78 and it felt like a small funeral but the bus is free
my teenage son slams doors, I slam them back, hormones at both ends
We scattered the bulbs, not ashes, calm down Auntie
hv u ever wanted 2 drop kick an alarm clock
Bitten by a horsefly, look a state, hubby calls me Quasimodo, cheek of him
I was the burden-bearer in our house for years, now the boys cook twice a week. Progress.
Watching my weight, it's not going anywhere, just watching
the pressure cooker exploded and took out the ceiling light, nobody hurt, curry everywhere
I pray every night, thank God for another day, and ask Him for a breeze
My hubby's in the army and away until March, I miss his cold feet
Is there a cure for wanting to hide in a cupboard whenever visitors come? I'm just not sociable this month
Gone are the days I could drink red wine. RIP.
Was stabbed by my own knitting needle, it's a scratch, but what a jumper this will be
I'm writing my own eulogy for a creative writing class and I've made me a lion tamer
People keep dying at our age, three funerals this year, all in their nineties bless them, and I've worn out the one black dress
he's the one afraid of me before ten in the morning, he leaves tea outside the door and retreats
Left my husband in 2004 as he was handy with his fists. He's passed now. I run a flower stall and I'm content. Which gel won't stain?
sleeping like the dead since the progesterone, thank you!
Am I wicked? I told my sister-in-law her trifle was lovely and fed it to the dog
Our choir sings at the crematorium, I always stand by the door because it's warm, obviously
My eldest has told me not to hover, so that's me told, had a cry in the bath and got on
i was ready to jump ship at work but they offered me fridays off
Every goodbye with my mum at the care home she says don't forget your vest. She's 97. I'm melting.
It's a nightmare finding trousers
sold the house, sold the car, bought a narrowboat, at 66! What's best for sea legs?
Gordon Bennett the price of patches is daylight robbery
I done told my man if he touches that thermostat it's war, and he laughed and handed me a popsicle
got my head bitten off by the receptionist for asking about HRT
Not suicidal or anything dramatic, just fed up to the teeth with sweating
My gun dog ate my oestrogen gel cap, vet says she's fine
I was locked out in my dressing gown for an hour, own silly fault, wind took the door
We're learning about Henry VIII, two beheaded, one died, and nobody asks how their perimenopause would have been
she's on at me, my mam, put a cardigan on you'll catch your death
If I vanish for a fortnight it's because we're off to Tobago, don't miss me too much!
He was a good man, my Tunde. Nine years he's gone. I cooked his favourite soup today and the whole house smelled of him.
my patience has died, time of death 8.15 when the toddler next door got a drum
The knife slipped on the pumpkin, one plaster, drama over. Is my skin thinner since the change?
I shout at the radio. My husband says I've turned into my dad.
Nearly 40 years I've been terrified of public speaking and now I sweat on top
Chinese New Year I lock the pineapple tarts in the cupboard from myself, key with my husband, and still I find a way
went along the riverbank at six this morning, mist, two herons, came home happy and soaked from the inside as usual
A bridge evening with the girls, cards I mean, and I trumped my own partner from brain fog
that funeral director on the radio has such a soothing voice he sends me to sleep better than any pill
counted my pills into the weekly box, seven little doors, like advent for old ladies
Eh beta, the wedding finished, the guests gone, goodbye said forty times at the gate, now my voice is gone too
my periods still come every month but heavier, I'm 44
both ankles swell in this heat, down again by morning
Got my mammogram letter for the 9th, what should I wear?
Boobs so sore before my period I can't lie on my front
the lump I had in 2003 was a cyst and they drained it, never came back
heartburn after vindaloo again, when will I learn
is there a word for the bit of skin under the chin that wobbles
Usual Monday headache, went off with a cuppa and a paracetamol
My heart flutters when a flush comes, had the 24 hour monitor and the cardiologist is happy
pins and needles in both hands at night, gp says carpal tunnel, does it get better?
I'm 39 and spotting mid cycle like I always have, ovulation apparently
Lumps in my porridge, lumps in my mattress, I'm going mad with lumps
legs tired after standing at the till all day, both of them, any good stockings?
Had a DVT after my second baby in 1992. It's in my notes. So will it be patches for me rather than tablets?
mi period come early dis month an it heavy, mi a forty-three an it neva miss yet
got a flushing face from wine, both cheeks like tomatoes
My eyes are dry and blurry by evening, optician says it's screen time, drops helped
wearing a sports bra has left red marks round my chest, what size should I be?
period every 23 days now, used to be 28, is that the start of it
Migraine with my period as always, same old zigzags, same old dark room. Does it ease after the change?
Nosebleed this morning from the dry heating, stopped in two minutes
I love a chest of drawers and I found one at the dump
Blood pressure 124 over 78, nurse drew a smiley
my arm's sore where I had the flu jab yesterday
what do you call the nurse who does smears
Had a coil fitted on Wednesday, bit of spotting the nurse told me to expect, I'm 41, how long before periods settle?
stroke of luck, I won a spa day!
Is it okay to dye your hair while on HRT? Scalp goes tingly all over with the ammonia
My granny had a stroke at 90, I'm just wondering should I mention that when asking for HRT
I stroke the cat to calm down in a flush
gums bleed when I floss, dentist says floss more
my calves ache both sides after hill walking, satisfying ache
Mga babae, ang init! My face is red all over from the sun and I peel
clot in the cream, how do I rescue a custard, sorry wrong chat but you're auntie
Period due and my breasts are like footballs, happens every month, goes when it starts
breast screening van is in the tesco car park, been, done, squashed
All clear letter came today!!! the lump was a fatty thing, taken out in spring
heavy legs by teatime in summer, both, gone once I put my feet up
Asthma's been fine all year. My chest nurse cut my brown inhaler down.
I headed the ball at walking football and now I've a graze on my forehead, very proud
Wasp stung my leg on Saturday, itchy spot, going down nicely
tension headache from my awful office chair, every friday
forgot a word again, "colander", I called it the spaghetti hat, husband cried laughing
My daughter aged 15 has very heavy periods, what would an auntie say to her about iron?
ache all over after first pilates class
Numb bum from the cinema seats
I'm on the mini pill, 45, irregular spotting since I started it two months ago, the clinic said that happens
varicose veins in both legs like a road map, cosmetic only said the doc, worth doing?
my left leg's always been a centimetre shorter so I wear a heel raise
Ah've a heid like a burst melon efter ma sister's sixtieth, self-inflicted, prosecco
cyclic breast pain, doc checked them and it's hormones, would evening primrose help?
when I chop chillies and touch my face it burns, how stupid am I each week
hot flushes begin in my chest and climb to my hairline, like a thermometer
period came on holiday of course, white trousers of course
I've got a fat lip from the dentist's injection, he said it would wear off by six, it has
old ankle break in left foot tells me when it'll rain
is chest hair normal? I found one. One. It's gone.
Bloods came back normal, iron a bit low
my periods stopped for 3 months then came back, 47, doctor said peri does that
Got a paper cut and it bled like Macbeth
I can't remember names at parties, always been so, worse with wine
sunburnt one arm, the driving one, trucker style
Blood oranges give me heartburn, tell no one
My leg's in plaster until the 14th, playing netball at 50, healing fine says fracture clinic. Is my bone density to blame?
both hands swell when I walk in hot weather, rings get stuck
Menses is regular at 42 but the colour is darker this time, first day only. Ok na?
I carried the twins, one on each arm, and now my shoulders moan
Used to get cluster headaches, not one for six years now, touch wood, will HRT be alright?
head like a sieve
my hair's falling out, both temples
Nipples are sensitive in cold water. Have been all my life. Wild swimmers, do you use nipple guards?
The GP listened to my chest, looked at my legs, checked my lump of a tummy and pronounced me fit as a fiddle
I bleed for seven days and my iron's low, I'm 46, still monthly, what foods?
Slurring? No, that's just my new retainer, I thound like thith
wah my period so heavy until change pad every 3 hours, same every month since I 20 plus
Can someone explain what HRT in the leg means, a friend says you put the gel on your thigh
My knees swell, both, arthritis, known since 2015, what exercise is kind?
Wore new shoes to the mosque walk and now have blisters on both heels
face cream advice pls, dry cheeks
Is tea bad for flushes? My chest and neck go blotchy when I drink it and I go back to normal in five minutes, always did, runs in the family
lost my voice at the karaoke, all ABBA's fault
brought on my period early by changing pills, I think, 36 here with early peri signs
dragged my feet all week on ringing for a smear test, done it now, Thursday
I've had floaters for years, eye clinic checked, all good
which bra after lumpectomy? had mine eleven years ago and never liked the shape of any
foot went to sleep as I was sat on it, classic
My sister had breast cancer ten years back and she's great. I go to my yearly screening and mine's clear. Can I use local oestrogen?
period pain in my lower back, first day, as always, hot water bottle on
An arm and a leg they charge for the vitamin D here
heart skips when I drink three coffees, my doctor did an ECG and told me to drink two
mi belly bloat an mi bress dem tender, period soon come, same way every month
My wife has one sleepless leg, I mean restless, both actually, twitch twitch all night
fringe too long, half blind ha ha
The headaches I used to have went away when I changed pillows. Pass it on.
there was a sale on at the chest freezer shop so guess who has ice lollies
coughing with a cold, day three, nose like a tap, no fever
my breasts have got bigger since HRT, both, and I need new bras, is that usual
Gallstones out in 2012, so no more pain after chips
What's that blue gel for legs after flights? Mine are always fine but my friend swears by it
Tongue burnt on tea, left side, healing
I bruise when I bang into the desk, which is hourly
Nurse took blood from my left arm and left a bruise like a plum, fading yellow now
Are skin tags on the neck a menopause thing?
get a crick in my neck sleeping with three fans
My bust is itchy underneath in summer, sweat rash both sides, powder works
Hay fever headache over the eyes, every May, antihistamine sorts it
I have a period app that thinks I'm pregnant every time I'm late, I'm 48, last one was five weeks ago
puffed out after running for bus with a suitcase and a toddler, reasonable I feel
do mosquitos like menopausal blood more?
sciatica in the right leg, old friend, physio has me doing bridges
cheek sore where the cat slapped me
Fell off my bike and grazed a knee, feel ten years old again
my palpitation are all checked, Holter and echo, doctor madam said benign, comes with flush and goes with flush
Brown skin patches on both cheeks since the pill, melasma, what sunscreen won't leave me ghostly
The swelling in both feet after the flight from Dubai was gone by next morning, should I bother with socks next time?
is it too late at 44 to get a copper coil, my periods are normal
Tender breasts on ovulation day, every month, like a clock, should I cut coffee
My jaw clicks when I eat toffee. Has done since school.
lightheaded when I stand up too quick before breakfast, fine after toast
I'm getting an under-eye twitch, too much scrolling says my daughter
stomach like a drum after beans
dense breasts it says on my letter, otherwise normal, what does dense mean in plain words?
Left my glasses at home and the whole world was a blur, typed this by hope
period like a crime scene every month, I'm 45, booked in for a scan to see about fibroids
Got a stitch running, went when I stopped, haven't run since 1989
I'm spotting on day 20 like I do each cycle, thirty-eight, trying to work out my calendar
head cold
tingling scalp with the mint shampoo, love it
I have a dodgy hip that clunks, not sore
My right arm is twice as strong as the left, tennis all my life, will weights even it out
ice-cream headache!! every time!!
when I sneeze I wee, when I laugh I wee, when I lunge I wee
Why do my legs get dry and flaky in winter, like a lizard
Me I dey see my period well well every month, but my friend say at 45 e suppose don stop. True?
thick skin on my heels, which file?
Had my ears syringed, what a difference, I can hear him chewing now
nurse said my mammogram's due when I turn 50 in May. Does it hurt much?
my mum's got the swollen ankles from her amlodipine, both, gp swapped it and they've gone down
blood moon tonight, anybody staying up? I'm up anyway
Tattoo at 57, on my calf, a swallow, slightly pink round the edges as they said it'd be
leg day at the gym and I can't sit on the loo
A friend says breasts shrink after the change, mine went the other way, all of them, both I mean
mild headache when the weather turns, same as my dad
I'm on day 3 of my period and want to eat the fridge
numb gum, filling, two hours ago, bored
lump sum pension or monthly? you're an auntie, you know everything
I walked into a glass door, bump on forehead, three days ago, only my pride hurts now
My face goes red when my boss looks at me. Always, since puberty, now worse.
thigh chafing. help.
Pulled a muscle in my back lifting compost, easing off with a hot bath
my bikini line bleeds when I shave, any better razors? still bleeding monthly too, ugh, 43
Had the smear, tiny bit of blood on the day as the nurse warned, I'm 40 with regular cycles, nothing since
Sinuses blocked, face feels heavy both sides, got the spray
Dear Auntie, my left eye waters in the wind and my optician calls it dry eye. How can a watery eye be dry? Yours, baffled.
i have boobs down to my waist not complaining just informing
Sore arms from whitewashing the temple wall, good tired
DVT nurse signed me off in 2008, no trouble since, flying to Perth next month and I've my socks packed
my husband had the stroke, five years ago, he's recovered well and bowls again, I'm asking on my own account about sage tea
what is the flap on your upper arm called, my class of six year olds call it my wing
periods getting shorter and lighter at 49, every 30 days still. Enjoying it while it lasts
burped so loud my chest felt lighter
Chest of my nightie soaked, again
Breastfeeding made one smaller than the other in 1985 and so they've remained
cramp in both calves at night, bananas aren't helping
got dizzy on the waltzers, I'm 64, what did I expect
had a benign lump in my neck removed ages ago, scar itches when I sweat
my period started at my daughter's graduation, I'm 51 and it's still every month like clockwork!
Hangover headache, earned it
is it OK to put the patch on the leg instead of the bottom?
My foot arches ache after the pilgrimage, both, walked 20 km barefoot
haemorrhoids acting up again, the nurse has looked at them, cream's the usual?
Funny taste like metal for a day after the new multivitamin, then fine
I chipped a nail and bled on the pastry, remade the pastry
Reflux at night if I eat late, doctor knows, taking omeprazole, can I still take calcium?
the flashes go up the back of my neck and my head gets soaking, hair like I showered
jetlag, 14 hours flight, legs fine, head in a different country
my mum laughs that I have her legs, tree trunks the pair of them
Ingrown hair on my shin, tiny, tweezed it
wee bit o blood when ah burst a plook on ma chin, at 52, plooks!
kena period cramps again, 41 this year, every month same drama, hot water bottle on stomach and chocolate in hand
hi auntie
How long do hot flashes last in general, years or months?
Abeg which food dey cool body for night?
i cried at an advert for gravy
What's the difference between gel and patches?
my hubby wants it every night and i want a book, how do other couples meet in the middle
Does soy help?
HRT tablets in the morning or at bedtime?
thank you so much that was really useful
Can't stop eating toast at 3am
I put on 9 kilos in two years eating the same as always. What's changed?
Mi skin dry like cracker, wah kinda oil good?
your app logged me out twice, very annoying
Is DEXA scan worth it for a small woman of 58?
Dear Auntie, might you kindly suggest how one raises the subject of menopause with a male employer?
sex hurts a bit, dry, what lube do you like
Didi, shatavari works or only marketing?
ma brain's mince, cannae mind whit ah came up the stair fur
How can I ask my GP for testosterone without sounding mad
wine and flushes, true or not
I want to feel pretty again. Silly at 63 I know.
got a promotion!! nervous about meetings because of the sweats
what's a good magnesium, glycinate or citrate
Filipino here, nurse in Riyadh, abaya plus flashes, send tips please
can i still get pregnant at 49
joke for you: why did the menopausal woman cross the road? to get to the freezer aisle
grey hair, dye or let it go?
Are there any side effects of black cohosh?
My teenager says I'm moody. She's moody. We're a moody house.
How much protein should a woman of 70 have?
girl my edges thinning, is it hormones or my braids
everything annoys me today
I've forgotten what desire feels like. My partner's patient and kind, we cuddle, but I miss it.
what time does auntie go to bed
Does acupuncture do anything for sweats?
I'm on day five of the patch and it keeps falling off in the pool
Explain progesterone to me as if I'm seven.
lah my sleep like durian, all broken and smelly with sweat
No motivation to cook. What's easy, healthy, and cool to eat?
is cold water swimming good
Could my itchy ears be hormonal??
Been snappy with the grandkids and feel guilty, they only wanted the glitter
pelvic floor apps any good?
I need a bra that doesn't feel like a harness
Would yoga or weights be better for bones
My friends don't talk about this. I'm glad I found you.
whats the best fan for a bedside table
can i take hrt with thyroid tablets
Feeling lonely since the kids left. I've joined a walking group but they walk so slow.
is bioidentical better or just dearer
Your answer yesterday was too long, can you keep it short
I'm 38 and they say early menopause. What questions should I ask at the clinic?
Garmi, pasina, gussa. Yoga karun ya kulfi khaun?
Why am I awake at 4.10 exactly each night?
beard. discuss
Hubby bought me a cooling pillow. Romance isn't dead.
which milk has most calcium
How do you tell your new boyfriend about dryness at 66, he's lovely but shy
do flushes burn calories, asking with hope
I work nights in a bakery, hottest place on earth, should I change to dayshift or is it the same for everybody
low libido since sertraline, is there another one that doesn't do that
anger! out of nowhere! at a jar!
is collagen powder rubbish
me again, the one with the fan
Fasting in Ramadan with hot flashes, how do others manage the suhoor and the water?
What does FSH mean on my lab paper
my nails are like tissue
So happy today, slept six hours, wanted to tell someone
Need advice on asking for a desk near a window
How soon should I feel the gel working?
are there support groups in Trinidad
I don't feel like myself, more like a photocopy of me, bit faded. Doctor's appointment is Tuesday, what do I say first?
Does spicy food trigger it in everyone or only some of us
body odour changed?? smell like onions
We're two women in one bed, both menopausal, who gets the window side
Should I stop HRT before a knee operation? Surgeon's letter says ask.
vaginal oestrogen and condoms, is that ok together
can you speak Yoruba auntie
what's for supper on a low salt diet
I'm jealous of my sister who sailed through it
dentist says my mouth is dry because of the change, is it so
Sage tea tastes like a church. Must I?
My confidence went the same way as my waist. How did other women get theirs back at work?
i feel so blah lately, not sad, just beige
stopped HRT cold turkey by accident on holiday and the flushes came back with friends
Is intermittent fasting a good idea at 50
Mi waan fi know if callaloo have enough iron
do men get it too
Morning! Just looking round your site.
I keep losing my keys, found them in the fridge beside the butter, is fog like that common
Which vitamin for hair
Got the appointment, what tests will they do for perimenopause
It's our pearl anniversary and I'd love to wear silk without soaking it
i want a divorce from my duvet
Tingly skin like ants, on and off all over, someone told me that's formication, is it really a menopause thing?
my memory test at the doctor was fine so it's fog and not dementia, phew
Ano ang pinaka-mura na supplement for hot flush?
can I swap from pill to HRT straight away
Why does nobody warn us
Menopause at work policy: what ought ours to say? I'm HR in a fish factory
How do I get the gel off the dog, he licks my arm
sleepy all day, wide awake all night, swap please
bored of salads
sugar cravings from hell
Does the menopause change your voice? Our choir mistress moved me to tenor
I'm on a tight pension so which remedies cost nothing
turning 50 on Saturday and I feel 19 and 90 both
is it rude to strip to vest on the bus
Long covid or menopause, how does a doctor tell them apart?
are you there? page froze
Cheerio Auntie, off to bed, ta for the chat
Can my husband read something short about this so he gets it?
My mother-in-law says her generation never had flushes. Liar.
how many units a week is okay with hrt
sweaty upper lip in every photo from the wedding
Any truth in apple cider vinegar
Started lifting weights at 72, can open jars again!
No complaints tonight, only wanted to say good night to the ladies
Which side of the bed is cooler, asks a desperate Glaswegian
how do i know if my flushes are from the change or from my new blood pressure tablets
This hot flash is killing me
I could murder a coffee
I'm dying for a nap
My feet are killing me after that walk
I nearly died laughing
I'd kill for a good night's sleep
My husband's snoring is killing me
I'm dead tired all the time
Does estrogen kill your sex drive?
My social life is dead since the night sweats
I'm dying of curiosity: does black cohosh work?
I could kill for chocolate before my period
My libido has died a death
These heels will be the death of me
I was bored to death at the menopause talk
Drop dead gorgeous at 55, how?
Killer headache tips? I get tension headaches from screens
What are the signs of a stroke I need to know for my mother's age group?
Does hormone therapy raise the risk of stroke?
Is breast cancer risk higher with HRT?
How often do I need a mammogram?
My breasts are sore before my period
My mother died last year and I miss her
How do I deal with grief after my dad's death?
My dog was put down yesterday, I'm heartbroken
Can hot flashes feel like pressure?
Can I get my chest freckles treated?
Best bra for a small chest?
What exercises build the chest and arms?
My periods are heavy and I'm 46
Spotting between periods in early perimenopause, cycle 30 days?
I skipped my period for two months and now it's back
How long until periods stop?
Both my legs are a bit swollen in the evening in hot weather
My legs ache after yoga
Lipedema: are both legs always affected?
I had a headache after wine
Do migraines get better after menopause?
I want to kill the person who invented underwire bras
That meeting made me want to scream
I'm so angry at my husband for leaving the dishes again
My husband drives me mad
How can I tell my husband that I need space?
I cut myself shaving, which balm is gentle?
I burned myself on the oven, and it's fine, but why am I so clumsy lately?
Cutting sugar: does it help?
I cut my hair short and love it
I cut down my coffee, does that help sleep?
I'm going to end this diet, it's silly
I want to end my contract with the gym
I can't live without my fan
I can't go on a run without leaking
I can't do this yoga pose anymore, what can I do instead?
How do I stop feeling like a burden when I ask for help at work?
I don't want to be here in this office when a flash comes
My hair is dying? No, I'm dyeing it: safe brands?
Which pills are in the mini pill pack?
How many tablets of vitamin D come in a bottle?
I'm over the hill and over the moon
Hang on, what's the difference between peri and menopause?
Can I overdose on yoga? Asking for a friend who loves it
Suicide squad was on TV and I flashed all through it
my boss will kill me if I miss another meeting because of flashes
I would kill for an ice bath right now
This brain fog is killing my career
I'm dying to know if soy is safe
I almost died of embarrassment when I flooded at work
I'm sick to death of salad
dead on my feet by 4pm, any ideas?
My phone died during meditation
Over my dead body will I give up cheese
The spark in my marriage has died
You slay me, Auntie
I could strangle whoever set the office heating to 25
I want to throttle my printer
He's a lady killer, my new yoga teacher
Shoot, I forgot my calcium again
I've been shot down for promotion, is it menopause bias?
My skin is so dry it feels like a desert, help me survive winter
I bombed my presentation because I lost a word
Does magnesium stop leg cramps?
My calves are sore after squats
Compression socks for flights: worth it?
Is chest binding bad for breasts?
Chest freezer hacks: frozen peas on the neck at night?
Is lumpy breast tissue common before a period? No new lumps, just asking
My aunt had breast cancer, do genes matter?
What does postmenopausal mean?
Bleeding gums, can that be hormones?
My nose bleeds in winter
I haven't had a period in three months, am I in menopause?
When can I stop contraception if I have no periods?
Are tension headaches linked to hormones?
My headaches come with my period every month
The stroke of midnight finds me awake, why?
I stroke my cat to calm down, does oxytocin help?
I swim breast stroke twice a week, is it good for bones?
My arms are weak, how do I do my first push-up?
I slur my words when tired? No, that's the wine, ha
How does menopause affect the heart?
Does caffeine cause palpitations?
My grandfather took his own life decades ago and I still think of him at Christmas
I read a novel about suicide, and it made me cry in the bath. Hormones?
What does the library say about depression?
I feel low before my period, what helps?
I'm exhausted and cry at adverts
I need to get out of my head, which ritual?
The kids left home and the house is too quiet
I feel invisible at work since turning 50
I want to disappear into a book for a weekend
I'm so done with diets
Hit me with your best tip for sleep
I beat my personal best in the 5k!
My daughter beats me at chess every time
My husband hit the roof when he saw the heating bill
I was attacked by hot flashes all day yesterday
Do bruises show more easily with age?
I can't take it anymore, this printer, ha
I'm dead serious about strength training
I'd die without my morning coffee
I would die for that fan
Knock me dead with your best skincare tip
How does estrogen affect dying skin cells?
Menopause is killing my marriage
My sex drive is dead, help
I'm killing it at the gym
night sweats are going to be the death of me
My husband jokes that he's scared of me when I'm hangry
I'm scared of the dentist
I'm afraid of gaining weight
I'm scared of cancer from HRT
He hits the gym and I hit the couch
My hormones are beating me up
I'm beaten down by insomnia
I feel like I've been hit by a truck after bad sleep
Menopause hit me like a ton of bricks
I want to give up sugar
I don't want to go on HRT
I want this flash to stop
I want these night sweats to end
When will it all end, the flashes I mean?
how do I end the cycle of bad sleep
I'm tired of being hot all the time
I'm sick of living on salads
I can't go on holiday without my fan
I can't cope with the heat
There is no point in dieting, right?
What's the point of a bone scan?
I feel hopeless about dieting
I feel like disappearing under the table when I flush in meetings
My teenager slams doors and drives me crazy
How can I stop yelling at my kids?
My husband snores and I sleep in the guest room
My breasts hurt and feel heavy
My breasts have gotten bigger since menopause
How do I check my breasts for lumps?
Should I worry about chest hair growing?
I get a hot feeling in my chest and face during a flash
The heat starts in my chest and goes up to my face
My face goes red during meetings
My hands go numb at night, both of them
Are leg cramps common?
My ankles swell a bit in summer, both of them
restless legs at night
I forget words mid sentence
I can't find the right word in meetings
Sudden heat in my face and head
I get a mild headache with flashes
Do hormonal headaches stop after menopause?
What is vaginal bleeding like in perimenopause?
Heavy bleeding with my periods at 47
My periods come every two weeks
I'm 52 and my period is two months late
I've had no periods for 2 years, can I stop contraception?
My mother had a stroke at 60, can I take hormones?
My sister had a blood clot, is the patch ok?
Does HRT raise clot risk?
My husband died last year and I can't sleep
Since my mother's death I cry a lot
Is it ok to die my hair during menopause
I lost my job and I'm worried about the future
I hate my body
I'm going to kill this presentation
He was hit by layoffs
Can you shoot me the link to the sleep module?
My doctor shot down my HRT question
How do I survive menopause without killing anyone
I'm fighting with my husband about the thermostat
my husband and I argue a lot about money
I flinch at the price of supplements
I'm going to murder this alarm clock
These cramps will finish me off, any tea?
My energy dies at noon
I would sell my soul and die happy for one dry night
Deadlines are strangling me
My jeans are strangling my waist
I died inside when my voice cracked in the meeting
Do hot flashes ever kill your appetite?
The humidity will be the end of me
I've given up on underwire
I can't stand this sweating anymore, which fabric helps?
I'm done with hair dye
I don't want to be awake at 4 again
My friend is a burden to shop with, she tries on everything
I want to run away to an island when the kids fight
What is the point of tracking symptoms?
No reason to panic about one bad night, right?
I'd like to disappear from social media for a month
Life after menopause: is it better?
Does menopause end, or is this forever?
I hurt my knee on the stairs
My husband hit a deer with the car and I flashed in the cold
My cat attacks my feet at night
I'm afraid of needles, are there other tests?
I'm scared of getting old
He breaks my concentration all day with his podcasts
My husband is afraid of my moods
Can stress cause chest breakouts?
My heart skips when I see him, is it love or hormones?
Are swollen feet normal after a day of standing?
My legs are restless in bed
I have breast tenderness on both sides
Does a mammogram hurt?
I bled through my pad during my normal period
My face burns red after wine
I get a headache when I skip coffee
My arm is sore after the flu shot
How common are strokes in women under 50?
When do periods stop after the last one?
I lost two pounds and feel great
These night sweats are killing me
I could kill for a cold drink
I'm dying of heat over here
My boss is going to kill me if I forget another deadline
I would die without air conditioning
I'm dead after that workout
My libido is dead and buried
The hot flashes are murder in summer
I nearly died when my skirt split at work
I'm so hungry I could murder a pizza
Stop, you're killing me, that's hilarious
I'm drowning in laundry and hormones
I'm burning up at night
My joints are killing me in the morning
I want to cut back on wine
I want to cut my hair short
I'm shooting for eight hours of sleep
I can't live with this heat
I want to stop these hot flashes forever
I can't cope with work lately, how do I ask for flexibility?
What is the risk of heart attack after menopause?
Does HRT increase breast cancer risk?
How do I lower my stroke risk?
What headaches are linked to estrogen?
Can perimenopause cause heavy bleeding?
Is spotting normal on a new pill at 45?
My breasts feel lumpy before my period every month
My legs feel heavy in the evening
I feel sad that my kids have left home
I'm overwhelmed with caring for my parents
My husband doesn't help around the house and it makes me furious
My mother passed away and I feel empty
I feel like crying all the time
Some days I don't want to get out of bed because I slept so badly
I'm scared of the side effects of hormones
I'm worried about dementia
My partner and I haven't had sex in a year
How do I tell him I'm not in the mood?
I feel old and unattractive
I have no energy and no motivation
This insomnia is killing me
I'd kill for eight hours of sleep
I'm dying to try yoga
My feet are dead after standing all day
I almost killed my houseplants
my patience has died
The stairs nearly killed me
I'm suffering from a killer migraine every month
I hate my hormones
I hate hot flashes so much
I can't take another hot flash
I'm sick of being tired
I want to quit coffee
I want to scream at everyone
What ends hot flashes for good?
My husband is driving me up the wall
My husband is scared of my mood swings
I snapped at my kids and feel guilty
I yelled at my husband today
My daughter is afraid of getting her first period
Can hot flashes cause a racing heart?
What is a normal heart rate in menopause?
Does estrogen protect against heart attacks?
Are migraines with aura a reason not to take estrogen?
When is bleeding in perimenopause a problem?
My period lasted ten days
I have not had a period for six months
My breasts are tender
How often should I check my breasts?
Do both legs swell with HRT?
My legs cramp at night
I feel numb and flat, is that hormones?
I'm grieving my mother
I lost my sense of purpose
I feel alone since the divorce
I don't want to take antidepressants
I can't stop eating sweets
I'm afraid of osteoporosis
How do I live with brain fog?
Is it the end of my sex life?
my hot flashes are killing me
I could murder a cup of tea
I'm dying for a cool breeze
my back is killing me
I'm dead tired
I would kill for a good bra
my boss will kill me if I doze off
I nearly died of shame
this heat will be the death of me
he makes me die laughing
I want to give up caffeine
I'm fed up with hot flashes
I can't stand the heat
I'm at war with my thermostat
does HRT cause strokes
chest acne at fifty?
how do I do a breast self-exam
is breast pain hormonal
can periods come back after three months
my legs feel tired
tension headache relief
I miss my mother
I feel low in winter
my husband snores loudly
we argue about the dishes
I feel like a stranger in my body
I forgot my keys again
do I need a pelvic exam
I'm bleeding heavily with my period at 44
my eyes are dry
What really helps with hot flashes?
How long do hot flushes last?
Is HRT the best thing for night sweats?
What is fezolinetant and is it safe for the liver?
Does black cohosh work?
Is hormone therapy dangerous?
What did the Women's Health Initiative study find about breast cancer?
patch or pill, which has less risk of clots
who should not take MHT
My periods are flooding, what can be done?
Do I still need birth control at 50?
heavy periods treatment coil
What is the difference between perimenopause and menopause?
Do I need a blood test to know if I'm in perimenopause?
What age does menopause usually happen?
Is brain fog real?
I keep forgetting words, is it dementia?
I wake up at 3am every night
What is CBT for insomnia?
Why am I so angry all of a sudden?
Can perimenopause cause depression and anxiety?
How do I prevent osteoporosis?
When do I need a bone density scan?
How much protein do I need as I get older?
Is creatine useful for women my age?
Does menopause raise cholesterol and blood pressure?
Why am I gaining belly fat?
My shoulder is stuck and my joints ache
Vaginal dryness, what helps?
Why do I get so many urinary tract infections now?
My libido has vanished
Are parabens in creams harmful?
My hair is thinning
What is lipedema?
My legs are heavy, sore and out of proportion, and diets do nothing
Which supplements are worth taking?
Is ashwagandha safe?
Does coffee make flashes worse?
Is soy safe if I'm worried about breast cancer?
How much does alcohol raise breast cancer risk?
What should I eat, is the Mediterranean diet good?
What kind of exercise should I do each week?
Does paced breathing stop hot flashes?
Does meditation help with menopause?
How do I use CBT for hot flashes?
What can I ask my employer for?
How do I tell my manager about menopause?
How do I explain menopause to my partner?
How do I say no without guilt?
I look after my mother and my kids and I'm worn out
Does loneliness affect health?
I'm grieving that I can't have children any more
How do I find purpose after fifty?
Is there a ceremony to celebrate menopause?
Give me a morning ritual
How do women in Japan experience menopause?
Is it true that cultures celebrating menopause have 60% fewer symptoms?
My doctor dismissed me, what now?
How should I track my symptoms?
How can I tell if a health headline is true?
Could my symptoms be my thyroid?
I talk to myself so harshly, how do I stop?
why do i suddenly get so hot and red
non hormonal medication for flushes
what is elinzanetant
does hypnosis help hot flashes
Should I be scared of estrogen?
am I too old to start HRT at 62
why do I need progesterone with estrogen
is it normal that my cycle is all over the place and super heavy
fibroids or polyps?
my FSH came back normal, am I still in peri
how do I know which stage of the transition I am in
I can't concentrate and lose my train of thought
does memory come back after menopause
I can't fall asleep
does melatonin help
I cry over nothing
irritable and snapping at everyone
do I need vitamin D and calcium for my bones
weak bones in my family
lifting weights for beginners over 50
heart palpitations and risk of heart disease after menopause
is my metabolism slower now
why do my jeans not fit though I eat the same
stiff hands in the morning
sex hurts
is vaginal estrogen safe
dry itchy skin
are phthalates and fragrance a worry
my thighs bruise easily and my feet are slim
magnesium for sleep?
evening primrose oil and red clover, any good?
is wine making my symptoms worse
is tofu ok
do I need to do a detox or fasting
is yoga any good
I hate the gym, how do I start moving
how do I do slow breathing when stressed
mindfulness course
how to stop catastrophic thoughts during a flash
fans and uniforms in the office
my husband doesn't understand what I'm going through
setting boundaries with family
caregiver burnout
are blue zones real
how to make friends at my age
I feel sad about getting older and what I lost
what do I do with the rest of my life
a rite to mark the change
evening routine to wind down as self care
menopause around the world
what to ask at my appointment
how do I prepare for the gynecologist
what should I write in a symptom diary
what's the difference between a trial and an observational study
could it be anemia or diabetes instead
my migraines got worse
self compassion
how do I ask someone for help when things get dark
who do I call in a mental health crisis
what is the most effective treatment for flushing
do fish oil capsules reduce sweats
are transdermal patches safer than tablets
soaking through pads, periods like a waterfall
at what point am I officially in menopause
I blank on names all the time
lying awake for hours, what treatment is recommended first
my temper is out of control lately
what keeps my skeleton strong
I'm losing strength, how do I get it back
which numbers to check for my heart
my middle is spreading
everything aches when I get up
burning and dry down below
no interest in sex anymore
can I trust ingredient scanner apps
painful fat on my legs that won't go away
is ashwagandha bad for the liver
should I cut out my evening glass of red
olive oil, fish and beans
a weekly plan of walking and stretching
how to breathe to calm down
sweating in meetings at work
how do I tell my teenagers why I'm moody
how to turn down an invitation kindly
my dad has dementia and I do everything
I hardly see anybody these days
do women in other cultures suffer less
my GP will not listen to me
the internet says a miracle cure exists
how do I know it isn't my thyroid or anemia
which symptoms do I note down and for how many weeks
what can I do about hot flushes without hormones
why do I get hot flashes
I can't sleep through the night anymore
why is my memory so bad
mood swings in perimenopause
how can I keep my bones strong
how do I lose belly weight
what are the risks of hormone replacement therapy
can I take HRT if I had breast cancer
painful sex after menopause
what are the first signs of perimenopause
how long does perimenopause last
irregular periods
does magnesium help
strength training after 50
how does menopause affect my heart
joint pain
dry skin and thinning hair
how do I cope at work
how can I talk with my doctor about menopause
is alcohol bad for menopause
best diet for menopause
how can my husband support me
I feel lonely
how do I set boundaries
do I have lipedema
does mindfulness help hot flashes
menopause ceremony ideas
finding new meaning after 50
empty nest sadness
are there new medicines for hot flashes
how do I stop night sweats
what is the best treatment for insomnia
is forgetfulness a sign of Alzheimer's
why am I so irritable before my period
do I need calcium supplements
menopause belly
when should I start hormone therapy
recurrent UTIs
am I in perimenopause
can I still get pregnant at 48
are herbal remedies safe
how do I build muscle
high blood pressure
frozen shoulder treatment
are sulfates bad for hair
should I tell my boss
how to get my doctor to listen
mediterranean diet
how much should I exercise
menopause and marriage
making new friends
how can I be kinder to myself
breathing exercises
self care rituals
symptom tracker
how do I know if a study is good
how can I cool down hot flashes
what medication works for flashes
how do I sleep better
how can I improve my memory
I feel anxious and depressed
osteoporosis risk
why did I gain weight
does HRT cause breast cancer
bladder leaks
what is perimenopause
very heavy periods
does ashwagandha help
do I need more protein
cholesterol
achy joints
hair loss
brain fog at work, what can I ask for
questions for my doctor
is coffee bad
what foods are good
saying no
explaining menopause to my family
lipedema symptoms
menopause in Japan
these flushes will be the death of me lol, any cooling pillow you like?
I'd murder for a fan right now
two hormonal women and one bathroom, it's a bloodbath (not literally, my daughter is 14)
husband hits the snooze button nine times every morning and I'm awake anyway, sleep tips?
the price of this face cream nearly gave me a heart attack. does retinol even work
my boss has me tearing my hair out, how do I tell her about brain fog
dead on my feet by 3pm, would a nap ruin my night
died of embarrassment sweating through my blouse at the meeting
can I hang on until 55 before I think about bones?
need a killer playlist for working out at 50
This heat is murder. 41 degrees in Delhi and my own oven inside
my libido has passed away, RIP, any resurrection tips
Killing time at 3am, tell me why do we wake at 3
does strength training beat walking for bones
hubby beats me at Scrabble every time now, is that brain fog
how do I cut down on coffee
I overdosed on Bridgerton last night and slept terrible
What's the usual dose of vitamin D, I don't want to overdo it
at my wits end with my jeans, nothing zips
SO OVER THESE NIGHT SWEATS
my mother-in-law could talk you to death, how do I say no kindly
lots of dead skin on my heels since menopause??
couldn't live without my air con tbh
his snoring could wake the dead, separate rooms or no
We're raising money at work for the Samaritans and I'm giving a wee talk on menopause too, any facts for me?
Our book club is reading Anna Karenina, spoiler, the train. What could we say about women in midlife in it?
for book club: heroine aged 51 takes poison in chapter 9. Was menopause even talked about in 1850?
Watching murder mysteries in bed, does the screen light hurt my sleep
hot flash hit me in the middle of the sermon
perimenopause hit me like a truck at 45, does it come that fast for others
a wave of heat strikes my face whenever I drink wine
breaststroke or front crawl, which is better for stiff shoulders?
I broke my wrist in 2009 skating, healed fine, should I mind my bones more now
My stepmum died of breast cancer at 80, does that count as family history for me?
my aunt had a stroke at 78. Does that change which type of HRT I can ask about
had a clot in my leg in 1999 after a plaster cast, all treated and gone. can someone like me ask about the patch?
I had a breast lump twelve years ago, biopsy benign, last screening clear in March. Is soy ok for me
I was very low after my second baby in 1996, got help, been well ever since. Could peri bring it back?
my first husband was violent, I left him in 2003 and have a lovely life now. Do old stresses make hot flushes worse?
Mum had bleeding after menopause in 2015, it was a polyp, removed, all fine. Is that hereditary
47, period came ten days early this month, is this peri
tiny bit of spotting the day before my period every month, im 43, always been so
periods every 24 days instead of 28 now, normal?
nothing for 3 months then period came as usual, age 49
Skipped two periods, then one arrived. Is the year count back to zero
my period is only 2 days now and very light, 48
Period due tomorrow and my breasts are sore both sides same as every month
boobs swell before my monthly and settle when it comes, does evening primrose help
my 13 yr old got her first period and I'm having my last ones, what do I tell her
last day of my period is more brown than red these days, I'm 45
got the withdrawal bleed on my cyclical HRT right on schedule, just like my nurse said. When do people change to the no-bleed kind?
When does one count as postmenopausal, is it 12 months with no bleeding at all?
14 months with no period, hooray! throw a party?
no periods since 2018, not a drop, do I still need smear tests
gums bleed a bit when I start flossing again after being lazy, is it estrogen or the dentist's fault lol
nicked my shin shaving, bled for a minute lol, is skin thinner after 60
both ankles puffy by evening in this heat, gone by morning
My two feet swell on long days in the shop in summer, rings also tight, next morning all is normal
Legs heavy and wide both sides equal since puberty, my mum had same, could it be lipedema
one leg is a bit longer than the other since childhood, does it matter for squats
Sore calves both sides the day after my first line dancing class
my usual mild headache the day before my period, same since I was 30. Will it stop at menopause
Caffeine headache because I gave up coffee Monday
wee bit of a headache after red wine, always been like that
my teenagers are one big headache lol
Do migraines improve after menopause? had mine since 19, same as ever, nothing new
flush starts at my chest and goes up to my face, gone in 3 min, no pain at all
Chest goes red and blotchy in a flash, makeup to hide?
which chest exercises for a woman of 60 with light dumbbells
wrinkles on my chest from the sun, what cream
need to get something off my chest: I hate yoga
my heart skips with joy since the kids moved out, is that terrible
My heart is broken, our old cat died last week, 17 years. how do people grieve a pet
I could cry at adverts, is that hormones
pins and needles in my hand when I sleep on it, shakes off in a minute
I walk into a room and forget what for
face gets hot both cheeks after curry
my arms are so weak I can only do two push-ups, where does a beginner start
Frozen shoulder for months, physio has seen it, which movements can I do watching telly
My partner controls the thermostat like a dictator
hubby and I fight over the duvet every night
He hit a nerve when he said I'm moody, how do I explain it to him
he threatens to move to the spare room because I kick off the covers, ha
my poor husband is scared of me the week before my period, we laugh about it
I'm afraid of my husband's cooking more than of menopause
can't go home from the shops without chocolate
Not allowed a fan at my desk, HR says, what do I do
my mum forced me to eat liver as a girl, is iron so important now?
I want to climb in the fridge and stay there
giving away all my winter jumpers, who needs them with this furnace inside
saying goodbye to underwire bras forever, what do you wear
Waiters look right through women over 50, have you noticed
wish I could sleep for a week, we have a new puppy
ready to end it with my gym, the contract I mean. what can I do at home?
goodbye tampons, gave the last box to my niece
what's the point of a pelvic floor app, does it do more than plain kegels
do women actually die of menopause? my niece (9) asked and I laughed
this polo neck is strangling me, flush again at work
drowning in sweat and laundry, which sheets dry quickest
is jumping off a low step good for hip bones, saw it on youtube
hello
good morning
good evening auntie
thanks
thank you auntie
thank you, that helps
thanks a lot, good night
ok
okay then
yes
yes please
no
no thanks
maybe
what?
what do you mean
who are you
are you a real person
are you a robot
is anybody there
help
help please
can you help me
I have a question
another question
one more thing
tell me more
tell me more about that
more please
go on
and then?
and what then
why
why is that
why me
how
how long
how long does it last
how much
how often
since when
until when
when does it stop
when will it end
when does it start
is that normal
is this normal
is it normal at my age
what is normal
what can I do
what should I do
what else
what else helps
what about sleep
what about food
anything else?
anything natural?
lol
haha good one
good night
bye
bye for now
goodbye and thanks
see you tomorrow
I am tired
so tired
tired all day
I am sad
I am sad today
I feel awful
I feel a bit low
feeling flat
feeling old
everything hurts
everything aches
I cant sleep
cant sleep again
wide awake again
my husband snores
I cried today
I cried for no reason
I am so angry
angry for no reason
I shouted at everyone
I snapped at my kids
I forgot my own pin
I lost my keys again
I can't remember names
words won't come
lost for words
the right word is gone
I feel hot
suddenly hot
hot again
hot and cold
so hot at night
three in the morning
it is 3 am
awake at 3 a.m. again
what day is it
what is HRT
am I in menopause
how old is menopause
last period in March
my last period was late
period came early
late again
periods all over the place
dry skin
itchy all over
itchy ears
sore joints
stiff in the morning
cold feet
warm feet
big belly
new belly
no libido
no energy
no patience
no appetite
more wine?
less coffee?
tea or coffee
is soy ok
is yoga ok
which vitamin
which doctor
what to eat
what to wear
what to tell my boss
what to ask my doctor
say it again
say that in plain words
I don't understand
that was wrong
that is not what I asked
you are funny
you are kind
you are wrong
tell me a joke
sing me something
what is your name
how do you know
where does that come from
who wrote this
show me the page
show me the study
is it proven
is there proof
does it work
does it hurt
does it help
can I stop
can I start
can I drink
can I run
can I still get pregnant
can I print this
do you keep this
do you save what I write
is this private
is this free
who pays for this
where do I donate
how do I delete it
hot flash
hot flashes
hot flush
hot flushes
flash
flush
flushes
vasomotor
night sweats
night sweat
sweats
sweating
so hot
hot and red
overheat
burning up
boil over
boiling
furnace
hrt
mht
hormone therapy
hormone replacement
hormone replacement therapy
menopausal hormone therapy
replacement therapy
estrogen
oestrogen
estradiol
progesterone
progestogen
progestin
utrogestan
women's health initiative
whi
heavy period
heavy periods
floods
menorrhagia
super heavy
period
periods
cycle
cycles
menstruation
coil
iud
intrauterine device
mirena
pregnant
pregnancy
fertile
fertility
birth control
contraception
contraceptive
the pill
fibroids
fibroid
polyps
polyp
brain fog
fog
forgetful
forgetfulness
forgetting names
forget names
forget words
losing words
words vanish
train of thought
concentrate
concentration
memory
forgetting
dementia
alzheimer
alzheimers
insomnia
sleepless
awake
sleep
asleep
fall asleep
waking
3am
3 am
3 a m
middle of the night
melatonin
cbt
cognitive behavioral therapy
cognitive behavioural therapy
talking therapy
hypnosis
hypnotherapy
angry
anger
rage
irritable
irritability
snapping
snap
short fuse
furious
anxious
anxiety
worry
panic
depressed
depression
low mood
sad
blue
cry
crying
weepy
tearful
tears
osteoporosis
brittle bones
weak bones
bone density
bone loss
fracture
bone
bones
dexa
dxa
vitamin d
calcium
muscle
muscles
strength
sarcopenia
weights
lifting
lift
resistance training
protein
creatine
heart disease
heart
cardiovascular
palpitations
belly
belly fat
weight gain
gaining weight
waist
waistband
jeans
visceral
metabolism
fat
joint
joints
stiff
stiffness
aching
achy
aches
frozen shoulder
shoulder
stiff hands
sore hands
fingers
vaginal dryness
dryness
vaginal
vagina
gsm
genitourinary
vulva
uti
utis
urinary tract infection
urinary tract infections
bladder infection
bladder
incontinence
leaking
pee
urinary
libido
sex drive
desire
sex
sandpaper
painful sex
painful intercourse
intercourse
hair
thinning hair
hair thinning
skin
itchy
itchy skin
wrinkles
collagen
parabens
phthalates
fragrance
ingredients
cosmetics
creams
lotion
endocrine disruptor
chemicals
lipedema
lipoedema
heavy legs
sore legs
column legs
thighs
bruise easily
bruises easily
supplement
supplements
vitamins
vitamin
herb
herbs
herbal
remedy
remedies
black cohosh
red clover
primrose oil
ashwagandha
magnesium
maca
dong quai
soy
tofu
soya
edamame
isoflavones
phytoestrogens
alcohol
wine
drink
drinking
beer
cocktail
coffee
caffeine
tea
espresso
diet
eat
eating
food
foods
nutrition
detox
fasting
cleanse
keto
intermittent fasting
exercise
workout
movement
moving
walk
walking
gym
sport
training
active
yoga
pilates
stretching
breathing
paced breathing
slow breathing
breath
breathwork
stressed
stress
mindfulness
meditation
meditate
mindful
catastrophic thoughts
thoughts
thinking
worst case
work
job
employer
manager
boss
office
workplace
career
uniform
uniforms
colleagues
partner
husband
wife
spouse
marriage
relationship
family
understand
explain
do everything myself
ask for help
ask for a hand
let others help
say no
no without guilt
boundaries
boundary
decline
guilt
people pleasing
caregiver
caregiving
caring
carer
look after
elderly parents
sandwich generation
burnout
worn out
mother and my kids
lonely
loneliness
isolated
isolation
friends
friend
friendship
blue zones
blue zone
longevity
centenarians
grief
grieving
grieve
mourning
loss
lost
childless
children any more
empty nest
getting older
purpose
meaning
meaning of life
rest of my life
after fifty
retirement
what now
ceremony
ritual
rite
celebrate
celebration
mark the change
self care
self-care
routine
morning ritual
evening routine
wind down
bedtime routine
japan
japanese
culture
cultures
around the world
other countries
maya
worldwide
global
60%
60 percent
fewer symptoms
doctor
gp
gynecologist
gynaecologist
physician
clinician
appointment
visit
dismissed
brushed off
waved away
not listened to
ignored
track
tracking
tracker
diary
journal
log
symptom diary
record
write down
advert
ad
ads
instagram
tiktok
influencer
rubbish
headline
headlines
study
studies
claim
observational
trial
evidence
fake
true
research
thyroid
anemia
anaemia
iron
diabetes
something else
lookalike
migraine
migraines
headache
headaches
fsh
hormone test
test my hormones
all over the shop
officially in menopause
has it started
if it started
stage
stages
transition
early perimenopause
late perimenopause
perimenopause
peri
premenopause
postmenopause
postmenopausal
age
how old
average age
when does
harsh
harshly
inner critic
self talk
talk to myself
self-compassion
kind
kindness
kinder
criticize myself
fezolinetant
veozah
neurokinin
nk3
elinzanetant
lynkuet
non hormonal
nonhormonal
without hormones
antidepressants
gabapentin
ssri
dvt
breast cancer
cancer
crisis
emergency
helpline
hotline
mental health
dark
suicide
ask someone for help
reach out
who do i call
blank
blank on names
names
find words
lose words
distracted
temper
moody
mood swings
lose it
mood
interest in sex
no interest
not in the mood
low desire
glass of red
red wine
glass
evening glass
teenagers
children
kids
daughter
son
turn down
invitation
refuse
say yes
pushover
dad
father
mom
my mother
parents
in laws
do everything
sandwich
see anybody
anyone to talk to
alone
community
note down
which symptoms
symptoms
weight
overweight
slim
pounds
scale
tired
exhausted
fatigue
energy
dizzy
dizziness
tinnitus
electric shocks
palpitation
strong
losing strength
weak
push up
squats
dumbbells
skeleton
hip
spine
height
moisturizer
lubricant
burning
burning and dry
down below
down there
itching
relax
calm
calm down
tense
anxiety attack
panic attack
nervous
fight
argue
arguing
closeness
intimacy
retire
dreams
new start
reinvent
bored
fish oil
omega 3
omega
turmeric
probiotics
b12
testosterone
bioidentical
compounded
patches
patch
gel
tablets
last period
officially
final period
symptoms start
miracle
cure
internet
social media
`
