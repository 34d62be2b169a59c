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
why do i wake at 3am on the dot every single night
Hot flushes started again after two quiet years, what brings them back?
what's the difference between the patch and the gel
Patch keeps coming off in the bath. Which side of the bum does it stick best?
do night sweats ever end or is this me for life lol
Utrogestan makes me so drowsy, should it be taken right in bed or an hour before?
I give up coffee every Monday and start again by Wednesday. Does it really make flushes worse?
lost the word for 'kettle' today, is this brain fog or am i just tired
How long before HRT does anything?
Everybody at work seems to be sleeping fine except me. What do other women do at 4 am?
my husband breathes and i'm annoyed. normal?
Would a weighted blanket be madness with night sweats
Are there any supplements that actually do something or is it all a con?
knees crack like an old door when I go upstairs, oestrogen or age?
Creatine: yes or no at 52?
Just turned 47 and my cholesterol jumped from 4.9 to 6.3. Can hormones do that
Which magnesium is for sleep, glycinate or citrate? I keep mixing them up and regretting it
anyone else's hair coming out in the shower in handfuls since perimenopause
GP said I'm too young at 43. What do I say next time I go in?
does wine count if it's only one glass, asking at 1am with a hot face
Is it ok to cut a patch in half
I said no to hosting Christmas and now I can't stop feeling guilty. How do people do this?
what's a good bra for night time sweating
Where exactly do you rub the gel, inner thigh or arm?
Skin suddenly like paper on the backs of my hands. What helps
Dryness so bad that jeans are uncomfortable, what can I buy without a prescription?
vaginal oestrogen - is it safe to use for years?
My teenager slammed the door and I slammed it back. How do I say sorry without losing face?
Tell me about the 4-7-8 breathing, do you hold it at the top or the bottom?
I lie there with one leg out of the duvet and one leg in, is there a better system?
How much protein does a woman of 55 need, roughly
hit by a wall of tiredness at 2pm every day, what's that about
Belly fat that wasn't there two years ago. Diet's the same. Why???
is soya good or bad i read both
Are hot flashes worse in the evening for a reason?
I'd like to try CBT for sleep, is there an app that isn't dreadful?
what happens when you stop HRT, does it all come back
We moved mum in with us in March and I've not had an evening to myself since. How do others carve out time?
Do I need a blood test to prove I'm perimenopausal?
Missed my progesterone last night, do I take two tonight or just carry on?
Heavy periods for years and now they're heavier, would the coil help?
Pelvic floor squeezes: how many a day and do you hold or pulse
Peeing three times a night. Is that bladder or just that I'm awake anyway?
Should I be lifting heavy at 60 or will I do my back in?
my doctor laughed when I said menopause. Actually laughed. How do I find a better one?
Itchy ears. Itchy shins. Itchy everything. Menopause?
is it normal to cry at adverts
Does it matter what time of day I put the gel on?
Grief about not having had children came back at 49 out of nowhere, is that a thing with the change?
sugar cravings at night - what can i eat instead that isn't miserable
When do you count as menopausal, is it a year since the last one or two?
Has anybody tried acupuncture for flushes
My chest of drawers is full of clothes that don't fit. Is the weight ever coming off?
I walk into a room and there's nothing in my head. Will the fog lift?
what's a DEXA scan and who gets one
Would testosterone help with wanting sex or is that for men only
Boobs sore before a period at 46, more than ever. Why
Sleep tracker says I get 11 minutes of deep sleep. Do those watches even work?
leaving a job of 22 years to do something smaller, is that a midlife crisis or good sense?
how many flushes a day is a lot
Do I have to taper off the patch or can I simply stop
Vitamin D - 1000 or 4000?
ever feel lonely in a house full of people? what do you do about it
My hands are stiff every morning until about ten. Could it be oestrogen?
what can i do about the sweating at work, i present to clients
Gained a stone since the surgery menopause at 41. Any diet that isn't starving?
can you get pregnant at 49 if periods come every three months
A friend stopped ringing and I don't know why. Should I leave it or ask?
How do you meditate when your mind won't stop doing the shopping list?
Is the pill the same as HRT or different hormones
Burning tongue at night, odd question I know, is it hormonal?
what's the best pillow for a hot head
My partner thinks I've gone off him. I've gone off everybody. How do I explain?
Oestrogel two pumps or three, how do you know it's enough
Bloated like a balloon by evening. Flat in the morning. What is that
I keep dropping things. Clumsy hands in perimenopause?
would walking 30 mins do for bones or does it have to be jumping
I feel flat. Not sad just beige. Is that the progesterone?
Are the private menopause clinics worth the money
why am i always cold and then boiling
When everyone needs something from me at once I go blank. How do I learn to say 'later'?
Frozen shoulder on one side, the physio says it's my age. Is it linked?
How do you get an ordinary GP to prescribe vaginal oestrogen
my dreams are wild since the new tablets. is that a side effect
Omega 3 from fish or algae, any difference?
I'm 57 and never took HRT. Is it too late to start?
Bedroom at 16 degrees and he's in a woolly hat. How do other couples share a bed?
Prometrium 100 or 200, what decides it?
anyone know why my period came twice this month
Mum is 84 and rings me nine times a day. How do I set a limit without being cruel
Sage tea tastes like a wet hedge. Does it work at least?
Quick one - can I swim with a patch on
how do I stop picking at food after dinner
Been on HRT six weeks and nothing. Wait or go back?
Does the chemist have anything for dryness or do i need the doctor
So tired I could sleep standing up, then wide awake at midnight. What's going on with my clock?
Which exercises are safe when you have osteopenia in the hip?
Thinning eyebrows, thinning hair, thick middle. Is there a fair bit coming?
What is the actual risk of breast cancer with HRT, in plain numbers please
Anyone switched from tablets to patch? Did the headaches ease?
Ireland: do I pay for HRT now or is it free?
In Canada can a pharmacist prescribe this or do I have to see my family doctor
How do you know if your dose is too high
Leg cramps in both calves at night, magnesium or bananas?
Do I have to give up running at 58? everybody says mind your knees
I can't remember names of people I've worked with for ten years, is that in the normal range
Sex hurts a bit at the start, then it's fine. Lube or cream?
what's the difference between lube and a moisturiser for down there
We had a row about the dishwasher at 11 pm and now he's snoring and I'm googling. Why do small things get so big?
Cranberry juice, D-mannose or neither for repeat UTIs
How do i work out my last period, I never write it down
Is there an app that tracks cycles without selling it to everybody
I leak when I sneeze. It's hay fever season. Help?
Bone broth: worth it?
my sister does nothing for dad and then tells me how to do it. how do I keep my mouth shut, or should I not
Sweating under the boobs, rash, what cream
Why does alcohol wake me at three
Will the GP think I'm wasting her time if I come about my mood?
Need a bedtime routine that takes ten minutes max. Ideas?
are cold showers good or just a fad
Palms sweat, feet freeze, is this normal for perimenopause
On day 4 of no sugar. When does it get easier?
What time should I stop drinking tea?
Early menopause at 39 and all my friends are having babies. Where do I find women like me?
Periods gone for 8 months then back. Does the year start again?
Tranexamic acid - do you take it all month or only on heavy days?
ferritin is 14, is that why i'm wrecked
would oestrogen help dry eyes
Nails splitting right down the middle. What's missing in my diet
New smell under my arms, even after showering. Hormones?
Does anxiety come in waves with the cycle at 45
Do I apply the cream every night or twice a week, the leaflet is no help
the gel won't dry. am i using too much
Estradiol patch leaves a sticky black ring, how do you get it off?
Anyone had mood trouble from progesterone and changed to something else
My back aches every morning but not by lunch. New mattress or new hormones?
head full of cotton wool today. any quick fix before a meeting at nine?
I'm a vegan, is Utrogestan ok for me or does it have gelatine
How do you keep friends when you cancel everything because you're exhausted
Turned down a promotion. Relief or regret, how do you tell?
Thyroid or menopause, how do they tell them apart
What should I ask at the over 50s health check?
Blood pressure 138 over 86 at the nurse, does that rule out HRT?
My mother had osteoporosis. When should I get my bones looked at
Anyone else wake up with their hands asleep, both of them, pins and needles?
do men notice or do we just think they do
How many kegels is too many
Would a bladder diary help and how do you keep one
Got up to pee four times. Is it the tea, the age or the anxiety about getting up?
Is a pessary a big deal? Nurse mentioned one for my prolapse
Retiring next year and no idea what for. How do people find a purpose?
How do I leave a WhatsApp group without everybody noticing
Should I tell my new boyfriend about the cream or just get on with it
Never been on a date since 1994. Where do you even start at 56
my libido left the building. can it be coaxed back?
Does lavender on the pillow do anything
I feel the heat start at my feet and climb. Everyone says it starts in the chest. Am I odd?
what's a cold flush
Chesty cough for a week after a cold and the sweats are worse, can I still do my patch as usual?
Honestly, how does anyone have the energy to cook at six o'clock
the weight goes on overnight and comes off never. Calories or hormones?
Half a stone lost on Slimming World and back again. What works past 50?
Does my insurance usually cover a menopause specialist in the US?
Has anyone tried hypnotherapy for hot flushes, there's a free app apparently
Isn't 51 the average? I'm 55 and still regular
everything in my wardrobe itches. is sensitive skin part of it
Retinol at 60 - too late?
Sunscreen that doesn't sting when you sweat, any names?
Adult acne at 48. I thought we were done?
rosacea or flush, how can you tell
Minoxidil for women: does it fall out again if you stop
trigger finger in my right hand, is that menopause as well or typing
Hips hurt when I lie on one side, then I turn and the other starts. Pillow between the knees?
Planks or squats for a beginner with bad wrists
how heavy should the dumbbells be
What's better for the heart after menopause, walking fast or swimming
statin offered, i'm 54, do i have to
Cholesterol is up again. Oats, or is that an old wives' tale?
Are eggs back on the menu
Which is the good one, HDL or LDL, I always forget
Does the heart risk go up straight after periods end or slowly over years
How do you get through a night on call when you're sweating through your scrubs
School run, then mum's, then work, then mum's. When am I supposed to exercise?
Dad won't take carers. I can't be there every day. How do other families manage it
what do you say when mum asks the same thing twenty times
My brother lives two doors away and still it's me. How do I hand some over?
Feel guilty for wanting my mother to go to respite for a week. Is that awful?
any tips for cutting down on wine without going full teetotal
Alcohol free beer - does it still set off flushes?
stopped drinking in January and still wide awake at 4. thought it'd help?
Why do I get so hot after curry now
caffeine after lunch yes or no
Swapped to decaf, got a headache for three days, is it the caffeine leaving?
Flaxseed, a spoonful a day, any point?
Probiotics for down below, waste of money?
Red clover anybody
does starflower oil interfere with anything
I take nine supplements. Which ones would you stop first?
Turmeric for stiff fingers - capsules or food
B12 came back low normal. Should I take a spray
Itching down below, not thrush, doctor says atrophy. Will it go?
the word atrophy made me want to laugh and cry. is there a nicer one?
We haven't had sex in years and we're both too polite to say it. How do you begin that talk
Will he think I'm rejecting him if I ask for separate beds in summer?
Sleeping apart saved my sleep but he sulks. What do others do?
i snap, he goes quiet, i feel bad, repeat. how do we stop the loop
Forgot our anniversary. Thirty years. Can I blame brain fog
How do I stop correcting my husband in front of people
Do men get a menopause too? Asking for a grumpy one
Teenager up till 2, me up from 3. How do we not wake each other
Son leaving for uni in September and I well up in Tesco. Normal?
empty nest or empty head, which is it
Is it wrong that I enjoyed the house to myself more than Christmas with everybody in it?
What do you do with a friendship that's all one side
Lonely on Sundays mostly. Any ideas that don't involve a choir?
choir?? do you have to be able to sing
Book club, running club, volunteering - which one did you find real friends in
I'm the only one in my group still with periods and the only one without kids. Where do I fit?
my best mate is all about grandchildren now, how do I stay interested
Miscarriage was 15 years ago, why is it hitting me now that the periods are stopping
Is there a ritual for the end of fertility? Something simple, I'm not the moon type
We stopped IVF at 44. When does the 'what if' get quieter
What did you do with the baby things you kept
Never wanted kids yet I feel sad the choice is gone. Anyone else?
Box breathing or long out-breath, which one for a flush
Body scan always puts me to sleep before the knees. Is that fine?
Five minute meditation for people who hate meditation?
Would writing things down before bed stop the 3am list
what is sleep restriction, sounds horrible
CBT for insomnia says get out of bed if you can't sleep. It's freezing. Do I really have to?
Podcasts to fall asleep to that aren't murder?
Sleepy at nine, awake by two. Should I stay up later?
My sleep was better on holiday. Is it the bed or the work?
How do you cope at work on three hours
Menopause policy at work says 'talk to your line manager'. He's 26. Any scripts?
Uniform is polyester. How do I ask for cotton?
lost my train of thought in front of twelve people today. what do you say when that happens
Would HR keep it private if I told them
I used to be sharp. Will I be sharp again?
Do brain games help with the fog
Wrote the same email twice and sent neither. Is this hormones or am I just done in?
Is there a test for brain fog
ADHD at 50 - real or is it menopause
How do I tell a low mood from an ordinary bad month
Irritable before the period and after it too now, that's three weeks out of four. Any help for that?
PMS at 45 is worse than at 15. Why
does the patch help with mood or only flushes
They offered me antidepressants for hot flashes, I don't feel depressed. Does that make sense?
Do SSRIs take away the sex drive as well?
what's gabapentin for in menopause
Evorel 50 out of stock again, what's the nearest thing
Lenzetto spray: forearm only, or thigh too?
pharmacist swapped my brand and now it itches, can I ask for the old one back
Day two of the new patch and my boobs are huge. Does it settle?
How long can you stay on HRT? My doctor said five years, the internet says no limit
At 62 I've been told to come off. Do I have to?
Doctor says lowest dose, friend's on three times that. Who's right?
What does Duavee do that the others don't
Progesterone two weeks on, two off - how do you remember, I lose count every month
Do I put the progesterone in the front door or swallow it, nurse said either
I had a hysterectomy, do I still need the progesterone bit
Ovaries left in after hysterectomy: how would I know I'm menopausal with no periods?
does an ablation hide the menopause
Fibroids and perimenopause... do they shrink at the end?
Can HRT make fibroids grow
I've endometriosis. Is oestrogen going to wake it up?
migraine before every period, what type of HRT is best
PCOS and menopause - does it get easier or harder
Clots in my mum's family, is gel safer than tablets?
Do patches go through airport scanners
sauna with a patch on, yes or no
my grandson hugged me straight after I put the gel on, does it rub off on kids
Should I keep the pessaries in the fridge
Sun cream over the gel or under
Forgot to change my patch for six days. Just put a new one on?
Do I feel awful today because the patch is at the end of its week?
Are night sweats worse around the full moon or is that my aunt's nonsense
Cooling pillow, cooling mattress topper, cooling pyjamas - which one first
bamboo sheets. hype?
What tog duvet do you all use
Woke up drenched, changed, woke up drenched. How many pyjamas do women go through?
Damp pillow every night, do you wash it weekly?
I dry my hair and sweat it wet again. Any tricks before work?
Make-up that stays put through a hot flush?
do those neck fans work
why do i flush when i'm cross
Why always in meetings. Why never at home.
Face like a tomato. People ask if I'm ok. What do you answer?
Will losing weight cut the flushes, has anybody found that
Are flushes shorter if you don't fight them
paced breathing six breaths a minute, how on earth do you count that
seven years?? is that an average or a worst case
Does everyone get symptoms? My sister sailed through
Is it inherited? Mum finished at 48 but can't remember anything about it
How do I ask my mother about her menopause, she'd rather die than discuss her insides lol
Is menopause different for Black women? Nothing I read has anyone who looks like me
South Asian and 46, are we earlier?
I live with a woman and we're both in it at once. Tips for two hot heads under one roof?
trans friendly menopause advice anywhere?
Do autistic women have it harder, sounds and labels are driving me up the wall
where do i find a menopause specialist in Ontario
NHS or private for testosterone
BMS list of doctors, is that the one to trust?
Which books aren't preachy
Best podcast about menopause that isn't selling powder?
influencer says seed cycling. do i bother?
Maca. Nope or yep?
Is CBD oil any help for sleep, it's pricey
valerian smells of feet, does it work
Zopiclone worked for a week, GP won't give more, what's next to try?
My doctor handed me a leaflet and showed me the door. How do I get a second opinion
She said 'it's just your age'. What would you say back?
Ten minutes with the GP - what's the one thing to lead with?
should i print my symptoms or will i look like a crank
Can I ask for a woman doctor
is it worth complaining about a rude consultant
They keep testing my FSH and it's always different. What's the point?
tests all normal, feel anything but. where now?
Smear test is sore since menopause, is there a smaller thingy they can use
mammogram letter came, does the gel make it hurt more?
Is bowel screening worth doing, the kit has been on the side for months
what jabs do you get at 65
Shingles vaccine - arm like a brick, how long for?
Teeth feel loose-ish and gums are receding, dentist says hormones. Really?
Dry mouth at night. Water by the bed just makes me pee. What else?
Ringing in both ears for ages, worse when I'm tired, is that on the list too?
Is travel sickness a menopause thing, I never used to be sick in the back of the car
Heartburn every night since 50, more pillows?
IBS is back with a vengeance at 47, hormones?
constipated since starting iron tablets, any kinder kind
period pants or tampons for the heavy days?
Do moon cups work with a weak pelvic floor
Skipped two periods then a short light one. Classic peri at 48?
Cycle 24, 35, 19, 41. What on earth is that pattern
How do you plan a holiday when the thing comes whenever it likes
Cramps but no period. Every month. What's it doing in there?
how will I know which period is the last, there should be a card for it
sad that it's over and glad that it's over, can it be both
Should I be celebrating a year without? My friend wants to throw a party
What would you put in a croning ceremony that won't make my sisters laugh?
candles, baths, journals... which bit of self care isn't a sales pitch
Do you have a morning ritual that lasts more than a week
I want something small to do each night to mark the day's end. Ideas?
Gratitude journals make me cross. Is there something else?
How do I stop saying sorry for everything
what's a kind way to say no to babysitting every Friday
I always say yes and then lie there resenting it. Any phrases for buying time
Why do I feel guilty resting? Nobody told me off
Is it selfish to go away for a weekend alone
Going on a solo holiday at 59, where's easy?
He wants to retire to Spain and I'd melt. How do you settle that
my husband retired and follows me round the house. help me be nice?
Does marriage get better after this bit
We're more like flatmates. Is that what 30 years does, and can you turn it round?
Couples counselling: does it have to be a crisis first?
he forgot my birthday and I've not let it go for three weeks. Am I overdoing it
hormones at both ends of the house, any survival tips
Is it ok to tell the kids why mum is cranky
My son won't talk, just grunts. When does that end?
Daughter's moved back home at 27 with a dog. How do I get my kitchen back without a row?
grandchildren twice a week and my back is in bits. How do I cut it to once
Sandwich generation they call it, I'm the filling. Where's the break?
Mum's in a home now and I drive away feeling rotten. Does the guilt fade?
my dad died in spring and I can't tell which bit is grief and which is menopause. Does it matter?
Lost my dog in August and I still listen for him at the door. Is it silly to be this upset
Widowed at 53 and starting HRT, nobody to compare notes with. Are there groups?
divorced, 50, own front door at last. Why don't I feel free yet
how do you stop comparing yourself on facebook
Everyone's kids are doctors apparently. How do I mute people without unfriending?
Should I go grey
Cut it all off or grow it? Hair question, midlife, can't decide
Nothing in the shops suits me. Where do women of 60 buy clothes
Shoes are all too tight. Do feet grow in menopause?
Plantar fasciitis both heels, is it to do with oestrogen
my elbow hurts when i lift the kettle, gym or hormones?
Tennis elbow and I don't play tennis. Menopause again?
Bunions, do they get worse after 50
Does cracking your neck do harm
I shrank a centimetre. Should I mention it to the nurse?
alendronic acid - stand up for half an hour, why
Is it the calcium or the vitamin K that goes with the D
how much sun do you need in Scotland for vitamin D, serious question
Milk, kefir, sardines. Enough calcium?
Jumping jacks for bones but my bladder says no. What can I do instead
Weighted vest: how heavy to begin
Do I need a trainer or is YouTube ok at 61
Pilates vs weights if you've only two hours a week
sore for four days after squats. too much?
How do I start running when I've never run, I'm 50 and built for comfort
couch to 5k is killing my shins lol, should i slow down or stop for a week?
Recovery takes ages now. More protein?
Greek yoghurt at bedtime, does it help or put weight on
Weight loss jabs and HRT pills together, anything to know about absorbing it?
Mounjaro and the pill... my nurse said something about a coil. Why?
My muscles are going on the jab, I think. How do I keep them
Lost two stone with the jab, skin hanging. Will it tighten
Anyone put it all back on after stopping the injections
I eat when I'm bored, not hungry. Tricks?
crisps at 10pm. how do you break the habit
What's a decent snack for the train home that isn't a pastry
How much water is enough, I can't do two litres, I'd live in the loo
fizzy water bad for bones?
Does salt make bloating worse
lentils make me blow up. Other cheap protein?
Is ultra processed food making my flushes worse or is it just guilt
air fryer recipes for one person high protein?
intermittent fasting gave me the shakes by eleven, do I give it up
Sugar in my bloods is 'borderline'. How do you bring it down after menopause?
Pre-diabetes at 52, thin all my life, how come?
Cinnamon for blood sugar, truth or tale
fatty liver on the scan, doctor says lose a bit. Where do I begin?
One gin makes me flush now, I used to have three. Why the change
How many units a week is it for women, 14?
Hangovers last two days since 45. Anyone know why?
Everyone drinks at our book club, how do I say no without the eyebrows
Is kombucha alcoholic
I'm so done with this winter, which daylight lamp do people use
SAD lamp at 6 am or is later ok
Feeling wobbly about turning 60, how did you mark it?
Went back to college at 54, brain like a sieve. Study tips for foggy heads?
Is it too late to retrain as a nurse at 49
Four day week: did it help you or was it five days squeezed into four
How do you know when it's time to leave a job
Imposter syndrome at 52 after 30 years, where has that come from?
got passed over again. do i say something or let it go
Colleague hums all day and I want to scream. Would earplugs be rude?
Everyone's chewing is unbearable. Is there a name for that?
Small noises make me jump out of my skin lately, peri?
Lights too bright, telly too loud, children too many. Sensory overload a thing?
Why do I feel anxious driving on the motorway all of a sudden after 30 years of it
Scared of lifts now, never was. Can hormones do that?
health anxiety has gone up since 50, how do I stop googling at night
I read about dementia and now every lost key is a sign. How do I calm down?
Does HRT protect the brain or is the jury out
Worry arrives at 3.15 like a bus. What's the trick for sending it away
how do i switch off my head
Counted sheep, counted breaths, counted bills. What's left?
Magnesium bath salts before bed, is it the magnesium or just the bath?
Yoga nidra - which recording's good
does tapping do anything or is it daft
Would a retreat be worth 400 quid
Has anyone done the NHS talking therapy for menopause? Was the wait long
CBT for hot flushes sounds like 'it's all in your head', is it?
Mood diary: paper or app
The app wants £9.99 a month. Is there a free one?
Balance or Clue, which do you prefer
Do these apps share data with my employer
How do I delete everything I've typed in here?
Can you remember what I asked you last night or do we start again?
Do you give medical advice or only general stuff
who writes the articles on here?
what's the shortest way to explain perimenopause to a 12 year old
Explain oestrogen to me like I'm tired
Give me one thing to do tonight for sleep, only one, I can't take in a list
Talk me through a flush, what's the body doing
In plain English, progestogen vs progesterone?
I'm drawing a blank, what's the one you put under the tongue
Please what is GSM, the doctor wrote it down and I was too shy to ask
What does perimenopause feel like on a normal day
Name three foods for bones
Any jokes about hot flushes? Need cheering up
Hi, new here. Where should a beginner start reading?
Hello, it's me again with the itchy legs, any more ideas?
ok so the gel is making me sleepy?? or is it the progestrone
perimenapausal at 44 n my cycle is 17 days wtf is that
cant sleep cant think cant find my glasses, which one does hrt fix
wat helps wiv night sweats on a budget
iv been on patches 3 weeks an still sweatin is it 2 early
hubby says im moody i says hes annoying who is right
anyone elses feet burn in bed
dose anyone get sore boobs on utrogestan
is it me or is everybody an idiot since i turned 48
DOES ANYONE ELSE HATE THEIR HUSBANDS CHEWING
WHY IS IT ALWAYS 3 AM
IS IT HOT IN HERE OR IS IT JUST ME, LITERALLY ASKING
tired. so tired. iron?
Sleep??? What is that, and where do I get some
Bloating, gas, wind. Which food's the culprit
Hair. Face. Neck. What goes next?
Patch or pill - go
Gel on wet skin ok?
Lube that doesn't sting?
Heels like sandpaper, cream?
Normal to be weepy on day 25?
Sage or soy
Too hot for cuddles, how do I say it nicely?
Three kids, two jobs, one bladder. When does a woman do her pelvic floor exercises?
If I stop dyeing my hair will work treat me differently
If the progesterone makes me low for those 12 days, could a different kind suit me better?
If my sister had hers at 40, will I
If I've had no period on the mini pill for years how do I know where I am?
When I lie flat my nose blocks and I snore. Does menopause make snoring worse?
When he turns over I wake. When the cat turns over I wake. Have I become a light sleeper for good?
When I laugh I pee. When I cough I pee. Trampoline's out. What's the first step?
Since the switch to tablets I've had a dull ache in my breasts on both sides, how long does that go on
Since lockdown I've stopped seeing people and now I find it hard to start. Small steps?
After my shower I'm wetter than in it. Cold rinse at the end?
After twenty years as the strong one, how do you ask for a hand with the ordinary stuff
Before I ring the surgery - is joint pain a good enough reason?
Before bed I need to let the day go. What do you do?
Between the dog, the bladder and the sweats I get up five times. Which would you fix first
Behind on everything at work, and the fog isn't helping. Lists or reminders on the phone?
At what age can I stop worrying about getting pregnant?
At what point is tiredness more than tiredness and worth a blood test
With a coil in and no periods, can I start oestrogen on top
Without HRT what are my options, I'm not able to have it
Had breast cancer in 2015, can't take hormones, what do women like me do for flushes?
On tamoxifen and boiling. Any non-hormonal tips?
letrozole joints, does walking help
Chemo put me in menopause at 40 overnight. How do I talk to friends who think it's just a few hot flushes?
Ovaries out next month, do I get HRT straight away or wait till I'm home?
POI diagnosed at 36, now 38, which dose do younger women need
Egg freezing at 39, am I kidding myself?
low AMH at 40, does it mean menopause is near
One night I'm fine, the next I'm swimming. What makes the difference
One drawer of my chest of drawers is nothing but supplements. Which have real evidence?
The dog left the bed because of my heat. Should I be insulted?
The doctor wants to stop my HRT because I'm 60. Is there a guideline I can show her
The leaflet scared me. Is it out of date?
That study everyone was frightened by in 2002, what did it really say
Those patches with two hormones in, do they come in weak ones?
This heat in my head but not my body, is it a flush?
Three friends swear by testosterone gel. What are the side effects
Two months without my period and then two weeks of grumpiness, are they linked
My wedding ring is too tight at night and loose by day. Water retention?
My energy has a door that shuts at 4pm. How do you pace yourself
My nails, my hair, my patience. All thin. What vitamin is that lol
My neighbours' hot tub looks tempting, is it bad for flushes
My periods stopped at 52 and so did my interest in cooking. Connected?
My period tracker says 'irregular, see a doctor'. I'm 47. Do I have to?
My legs won't keep still in bed. Restless legs from low iron?
My waist has gone. Did anybody find theirs?
Our sex life was lovely until the dryness. Where do you begin again after a long break
Our GP surgery has no female doctor, could a nurse do it?
Your article says to cut down on spicy food, but what about ginger?
You mention vaginal moisturisers, which ones are free of perfume
Someone told me primrose oil thins blood. True?
Somebody at the gym said cortisol belly. Is that even real
Nobody warned me about the ear hair. What else is coming?
Nobody at work says the word. How do you start the conversation
Nothing fits, nothing tastes right, and I cry at the weather forecast. Peri or just November?
Everything aches after gardening, two days later. Age or oestrogen
Everyone keeps saying 'try HRT'. What if I don't want it?
Anyone regret starting hormones?
Anybody find their sense of humour came back, and when?
Any way to get rid of the metallic taste
Any harm in taking a break from HRT in the summer
Funny question but does earwax change
Silly one: do patches work through fake tan
Embarrassing, but is farting more part of menopause
Bit of a personal one. Is it normal that orgasms take longer now?
Sorry to ask again, how many days between patches?
Just wondering whether oestrogen makes your nose run
Just out of curiosity how many women are on HRT in Ireland
Curious: does menopause affect your voice? I've lost my top notes in choir
Wondering if I should tell my mother-in-law why I can't do the long lunch
Thinking of getting a dog for company now the kids are gone. Mad at 58?
Thinking of giving up meat, will I get enough iron with heavy periods
Looking for a gentle stretch routine for a stiff back first thing in the morning, any?
Looking at my mother's hands on the end of my arms. How do you make peace with getting older?
Trying to give up the evening biscuits. What do you replace them with
Trying to work out whether it's worth paying for a private blood test?
Struggling to find words in Zoom calls, would slowing down help or make it obvious
Stuck between tired and wired. What settles the nervous system before bed?
Fed up of being the family diary. How did you get the others to take a share?
Fed up with one size fits all advice, I'm 45 and thin, do I still need to watch my bones?
Can't face another salad. What else counts as healthy
can't stand wool anymore, is that skin or nerves
Can't be bothered to see people anymore and quite happy about it, is that menopause or just me growing up?
can't wear my rings, can't wear my bras, can't wear polo necks. what's left
Can't get comfortable in bed, hips again. Mattress topper?
I can't drink red wine anymore without a stuffy nose. Histamine?
I can't tell if I'm hungry or hot
I lost my temper at the self checkout. Is there something quick to do in the moment
I've lost interest in shopping, my bank is delighted. Hormones?
I've lost my sparkle at parties, how do you get through small talk on no sleep
I lost the thread of a film twice tonight. Concentration back with HRT?
I gave up gluten for a month and felt no different, do I go back to toast?
I've given up on tights. Cotton socks with trainers at the office, too casual?
I don't want to talk to anybody before 10 am. How do I get my family to respect that
I want to be left alone in the bath for one hour a week. How did you arrange it?
I'm on my own for New Year this time and half looking forward to it. What would you cook?
I live alone and talk to the radio. Is that loneliness or just habit
I hit the snooze six times and still feel hit by a bus. Sleep apnoea or peri
I hit 50 and my knees handed in their notice. What now
I'd kill for a full night's sleep, what works for the 4am waking?
I'm dying of heat in this office, anyone know the legal maximum
I was dead on my feet by Thursday. Is it ok to drop an exercise class
I could murder a biscuit at eleven every night, blood sugar?
My feet are killing me after every shift, insoles or new shoes?
dead leg when I sit cross legged too long, does bad circulation come with the change
This hot flush thing will be the end of my silk blouses, what fabric do you wear?
Died of embarrassment, sweated through my dress at a wedding. What do you wear under?
The menopause chat at work bored me to death, is there a fun way of doing it?
Over it with underwires. Good soft bra for a 38F?
At the end of my tether with this duvet, is there one that's half warm and half cool?
At the end of the month my mood dips for three days. Would tracking help
By the end of the day my ankles both have sock marks. Salt, heat or sitting
How many years did it take till you felt like yourself
hrt patch not sticking
Do hot flushes ever end or am I stuck with them till I'm 80?
Good morning, I am 47 and from Lagos, my period now comes every 40 days, is that how it starts?
Can I stop the progesterone on the days I have no bleeding or must I take it every night?
estrogel how long to dry before clothes
Is it normal to want to be left alone in the evening, just me and a cup of tea?
what can I eat during navratri fast if i get dizzy from low sugar and hot flashes
My husband wants to know why I open every window in July. How do I explain a hot flush to a Kiwi bloke?
Hello, in Poland my doctor gave me Femoston, what is the same medicine in Ireland?
I'm scared of needles, is there any other way to check my hormones?
why do my hands feel stiff when I wake up, only in the morning, at 51
Which side of the body should I put the patch on, does it matter left or right?
Does Medicare cover the longer GP appointment for menopause now?
Please ma, is it true that when the period stops the womb becomes dirty?
brain fog menopause how long
I walk into a room and stand by the door with no idea what I came for, does this get better after menopause?
My mother-in-law says I should not take hormones because she took nothing and she was fine. Is her generation different?
Can agnus castus and HRT be taken together
How much does a DEXA scan cost in Nairobi without insurance?
Wondering if breast tenderness in the first month on estrogen settles down by itself?
Is the chat here a real person or a computer?
I have been married for 26 years to a good man and we laugh a lot, but since about a year I have no interest in sex at all, nothing, like somebody turned off a switch. I don't feel sad about it, he is patient, but I would like it back. Is testosterone something a GP here in Brisbane can prescribe?
who can see what i type in here
I have my mother of 84 with me, she rings a little bell whenever she needs a hand, and I'm up at night anyway with the sweats. By Sunday I'm tired and short with everyone. My sister says take respite care for a weekend. Would a few nights of proper sleep calm the flushes too, or are those two separate things?
mag glycinate or citrate for sleep
Would swimming do anything for my bones or does it have to be walking and weights?
Doctor said my FSH is 38. What does this mean in plain words?
Every little thing makes me angry the week before my period, the dishes, the dog, the neighbour's radio. Is that PMS getting worse in perimenopause?
Ano po ba ang perimenopause, same lang ba sa menopause?
Does soya raise estrogen or is that a myth
in ramadan can i use the vaginal tablet during fasting hours or only at night?
My hair comes out in the shower, not in patches just all over. Which blood tests should I ask for?
I'm 44, still on the pill. How will I ever know if I'm in menopause?
mirena and hrt gel together ok?
Can you tell me why my heart health matters more after the periods end?
Is it ok to cut an Evorel patch in half
Two questions please: how long do I stay on HRT, and do I stop slowly or all at once?
At what age did women in your experience stop needing contraception?
My daughter is getting her first period and I am getting my last, our house is full of slammed doors and laughing about it afterwards. Any books we could both read?
dry eyes menopause drops
What's the difference between body identical and bioidentical? My pharmacist in Cape Town used both words.
i cry at adverts with dogs in them, hormones or am i just getting soft lol
Kindly advise if moringa powder is good for hot flushes.
How can I delete my account and everything I wrote?
Is a tired feeling at 3pm every day from menopause or from iron, how do they tell?
Restless legs at night, would magnesium do anything?
My boss put my desk beside the heater and I'm melting. Am I allowed to ask for a change because of menopause?
Somebody in my church told me black cohosh is against the faith because it is herbal, what is it really?
the app keeps logging me out
Why does my head itch more since I turned 50?
Do I need HRT if I only have bad sleep and nothing else?
I gained 9 kilo in two years and all goes to the stomach. I eat same as before. What changes in the body?
perimenopause at 39 possible?
Could the coil be taken out at 52 if I've had no bleed for five years?
We live with my in-laws, the kitchen has no fan, and I am the one cooking for nine people. Is there any trick to keep the sweating down?
What do I say to the GP so she doesn't just hand me antidepressants?
Can stress alone make my cycle jump from 28 to 45 days?
Hi there, quick one, do patches come off in the ocean?
How do I read the label on vitamin D, is 1000 IU the same as 25 micrograms?
utrogestan makes me sleepy, take it when?
We are saving for my daughter's school fees in Nairobi, so I can't spend much on myself. The gynaecologist wants a hormone profile, a scan, vitamin D and a follow-up, it's nearly my month's salary. I'm 49, sweats and no period since January, otherwise healthy. Which of those would really change what he gives me?
Please explain the meaning of 'surgical menopause', my sister had her ovaries out in Chennai.
I used to be the calm one at work and now I worry about silly things like whether I locked the front door or sent the wrong email. My friends say it is the change. I'm 48, periods are still coming but shorter. Is worry like this a known symptom and does it go away once hormones settle?
Does intermittent fasting upset hormones after 45?
bloating after estrogen gel
My skin became so thin on the back of the hand, is it collagen?
Any halal collagen brands sold in Dubai?
What time of day is best to take blood for thyroid?
Sorry for my English. I have 50 years and I sleep nothing more than five hours. What herbs can help?
Does having the uterus out mean I never need progesterone?
I'd rather not take anything. What happens if I just leave it and go through naturally?
My husband snores and I sweat, so we sleep in separate rooms now and we're both happier. Are other couples doing the same?
Can I give blood while on HRT?
Are those menopause gummies on Facebook a scam
Wetin be the best food for woman wey don stop to dey see her period?
Why do I have the smell of onions under my arms all of a sudden at 46?
My breasts went up a whole bra size this year, is that just weight?
pelvic floor exercises how many a day
Will I shrink? My mum lost 6 cm and I'd like to keep mine.
I want to stop dyeing my hair, does grey hair need different shampoo?
Is it the end of my cycle when the spotting is brown, or the start of a new one? I'm 45 and it's regular.
Do nurses in the private hospitals in Manila know about menopause or should I see an OB-GYN?
On Monday I shouted because someone left a wet towel on the bed. On Tuesday I was the sweetest woman in Auckland. On Wednesday my period arrived and all was explained. This repeats every single month since I turned 42. Is there something I can take just for those two angry days, or must it be daily?
joint pain in fingers menopause or arthritis
Every evening at seven I get a wave of heat, then tired, then peckish, and after that I'm wide awake until the end of the late film. It's like clockwork, my son sets his watch by it. I eat dinner at six and drink one cup of black tea. Could it be the tea or the timing of my gel?
As a vegetarian from Gujarat, how will I get enough protein for muscles at 55?
Can you take HRT with blood pressure tablets? My pressure is controlled, 125 over 80.
I laugh and a little pee comes out. Is there any exercise or should I just live with it?
My GP is a lovely man but he's about 12. How do I find a menopause specialist in Auckland?
tamoxifen finished 5 yrs ago can i use vaginal moisturiser
How long after starting the gel before I feel a difference?
When they say 'lowest dose for the shortest time', is that still the advice?
My sister reached menopause at 41 and our mother at 43. I'm 38. Should I ask for tests now if we still want a baby?
Nobody at the mosque talks about this. Does bleeding that comes two times in one month, which my doctor already checked and calls normal for my age, change when I pray?
does the newsletter cost anything
Should I tell my new boyfriend that sex is dry for me or just use something before he comes over?
melatonin 2mg with hrt
Habari, I am 49 in Mombasa. Is there any clinic for women my age that isn't only family planning?
I can't stand the feeling of a bra by the end of the day. Do breasts get more sensitive in perimenopause?
Why am I so thirsty at night after a sweat, should I drink salt water?
Which one is safer, the patch or the tablet?
Let me ask you something, my colleague stopped her HRT for a month because of shortages and was okay, can I do a break also?
My friends and I have a bet: can you get pregnant at 51 if you still have periods?
Is there an app in Portuguese like yours?
oestrogen patches shortage australia alternatives
Would a hormone test from the chemist tell me anything at 46?
I am a teacher and I lose words in front of the class, yesterday I pointed at the door and said fridge. The children laughed and so did I, but honestly I worry a bit. My grandmother had dementia at 85. How do people tell ordinary menopause fog from something else?
My hands are cold and my head is hot. How is that possible?
what is the normal thickness of womb lining before menopause
How can I talk to my teenage sons about why mum is hot and grumpy?
I feel nothing from my 25mcg patch after three weeks. Is the dose too low?
hair growing on chin at 50 what to do
Is it alright to use the gel on my thigh on one side only or swap legs?
vitamin b12 injection or tablets
I'm tired of salads. What else fills you up and isn't bread?
Nights are the worst, three pairs of pyjamas. What fabric do other women use?
At 63, is it too late to start hormones for my bones?
how to know if period is over for good
Could antihistamines help with the itchy skin at night?
weight training beginner 58 knees bad
Why do they take the blood pressure before giving me the pill at 43?
I can't decide if I should stop the mini pill to see what my cycle does. What would a doctor think about?
My husband drives trucks and is home only two weekends a month, so it would be nice if those weekends were good ones. But I'm dry and it stings, and then we both stop and say never mind. I've a moisturiser, used only on the day. Should I use it all the time, also when I'm alone?
the reminder on the app goes off at 3 in the night, how to change time
My mouth burns a little after spicy food since last year, never before. Hormones?
How can I stop scratching my arms raw in my sleep, it's just dry skin but it drives me mad.
Will my insurance in India pay for a gynaecologist visit for menopause only?
I have a lovely husband, grown children, a good job at the bank in Port of Spain and a garden full of mangoes, and still some mornings I wake up blue for no reason and it lifts by ten o'clock. Is that what they mean by hormonal mood or is it just being fifty?
calcium 600 or 1200
My mother passed in March and I still cry in the supermarket when I see her biscuits. I'm also perimenopausal. How long does grief take and does menopause make it slower?
Should cholesterol be checked fasting or not?
what does hrt do to the heart if started before 60
Doctor says I am 'borderline' for sugar. Do hormones make diabetes more likely?
Can I use the clonidine together with my hay fever tablets
For years I was the one who got up at five, ran, packed lunches and still sang in the car. Since last winter the alarm rings and my body says no thank you. Iron and thyroid are good, the GP checked. Is it sensible to switch my exercise to the evening or does that ruin sleep in perimenopause?
My eyebrows are disappearing at the ends, is it thyroid?
Which exercises should I not do with osteopenia?
Do I have to sign up with my real name?
Is it bad that I don't feel anything about my periods stopping? Everyone says I should be sad, I'm only relieved.
fezolinetant available in new zealand?
How early before a flight can I put the new patch, I am travelling to Frankfurt 14 hours.
We've a family history of weak hearts, so at 53 I had the whole check-up in Pune, treadmill, echo, lipids, and the cardiologist shook my hand and said come back in five years. He said nothing about hormones either way. Can I take that report to the gynaecologist as proof that HRT is okay for me?
Does Ayurveda have something for the vata that comes with age, my aunt says ghee.
Night sweats stop when I drink no wine. Is that proven or my imagination?
My bleeding is every 21 days now, light, three days only. Is a shorter cycle typical at 44?
Am I allowed to print your articles for our clinic in Kisumu?
Please can somebody explain what SHBG is
I am angry with my gynae because he waited two months to send the results. Can I request the copies straight from the lab?
What's the point of testing hormones if they go up and down every day?
side effects sertraline for hot flushes
My head is full of cotton wool in meetings. Would HRT help with that or is coffee just as good?
what can I use instead of soap down there
Why has my tummy got so gassy at 52?
Is tiredness after lunch different from menopause fatigue, how do you know?
My sister in law put a menopause blog in the family WhatsApp and now all the uncles are commenting. How do I end the conversation nicely?
My wife and I are both 51 and we fight over the duvet, not over anything else. She is cold, I'm boiling, then at four we swap. Now we're thinking of two single mattresses side by side but her mother thinks that means divorce. What do sleep people recommend for couples who both have night sweats?
Does anyone study menopause in Africa? I only find British numbers.
hot flashes triggers list
Are tattoos a problem where I put the patch?
On which day of the cycle should the breast screening be done so it isn't so tender?
Would you say that yoga nidra is better than sleeping pills?
My husband asks if there is male menopause. Is there?
I'm getting married again at 54! Any tips for the honeymoon so that sex doesn't hurt?
dose of testosterone cream for women androfeme
How do I switch the website to English, it shows me German?
Kumusta, I'm a domestic helper in Dubai, 46, my period is late two months and test is negative. Is this menopause already?
Should I stop HRT before my knee operation?
I snap, then I say sorry, then I snap again. What calms the nerves in perimenopause?
oily skin and pimples at 49?? why
Are there any foods that I should stop eating to protect my bones?
In our village the women say after menopause you shouldn't sleep with your husband again because it will make you sick. I am a health volunteer and I don't think it is correct, but I need simple words to answer them. What can I tell the women at our next meeting?
Would a weighted blanket be too warm?
My libido left without saying goodbye. How do I get it to come back?
I keep putting off the dentist, the smear test, the blood test, all of it, because I'm a coward with needles and cold instruments. My GP is kind and says I can bring music. I am 50 and nothing hurts. Which of these should I not delay, and are there numbing creams for the arm?
Is the pelvic ultrasound painful, I'm a bit scared of the probe.
Does the chatbot remember what I told it yesterday?
Which gynaecologist tests are done at 40 as routine in Turkey, and are they same in the UK?
i have fibroids since years, will they shrink after menopause
How do I find out if my tablets have gelatine from pigs?
creatine for women over 50 good or bad
Last Sunday the preacher spoke about Sarah who laughed because she was past the age of women, and I also had to laugh, because I was fanning myself with the hymn sheet. Afterwards five of us stood by the door comparing symptoms. Do you have any material in simple English which we could use for a small group at church?
Is there an age limit for joining the forum?
My knees click going down stairs. Does lack of estrogen do that?
I work nights as a nurse in Durban. When do I take a tablet that says 'at bedtime'?
leg cramps at night menopause potassium?
What does 'unopposed estrogen' mean on the leaflet?
Do women with PCOS go into menopause later?
I read the leaflet in the box and now I'm too scared to take even one. How do I weigh the risk in normal numbers?
The gel pump finishes before the month ends, am I pressing too much?
Would it be strange to ask my boss to work from home on the bad days?
Since I am 45 I get a tiny moustache and my voice feels lower. Is it only age?
cheap hot flush remedies
Can you recommend a sentence for telling my mother-in-law that the diet is my own business?
My heart is fine according to the ECG, the doctor said so. So which sport can I begin at 60?
How do I know when it's perimenopause and not simply being worn out from three kids and a commute?
Does it hurt when they put in the Mirena at 47, never had a vaginal birth?
can perimenopause make you hate your job or is it just my job
Namaste, I'm a Jain and I don't take anything with animal source. Which HRT is vegetarian?
What if I miss two patches because I was at the beach house?
Does a low mood in winter in Dunedin count as seasonal or hormonal?
estradiol 1mg vs 2mg
Is there any connection between frozen shoulder and menopause? My left side is still stiff from last year.
How come I'm fine all day and at 4am my head begins to make shopping lists?
Will stopping the pill at 50 bring on everything at once?
I have cut off sugar, rice, bread, and I'm still 82 kg. What am I missing?
Are the answers here checked by doctors?
zinc for hair loss women
How do I prepare for the first appointment with a menopause doctor?
Can I go for a spray tan with estrogen gel on my arms?
For how long must I keep using condoms after my last period at 49?
I go to bed at nine, dead tired, then I lie there awake until one. What is sleep restriction and does it work for women my age?
why do my breasts ache two days before the period, both of them, more than in my thirties
Do you have information in Hausa or Yoruba?
We have retired to the Gold Coast and I can't bear the humidity, does HRT work for heat intolerance or only for flushes?
In Brazil my doctor wanted to put a hormone chip in my buttock. Here in Portugal nobody does it. Is the implant approved anywhere?
itchy ears menopause
My husband is 12 years older and doesn't want sex any more, and I do! Is my high libido at 50 normal?
What's the best way to store gel in 40 degree heat in Kuwait?
I stopped drinking in January. Will it help the perimenopause?
My gums bleed a bit when I floss since menopause, the dentist isn't worried. Any vitamins for gums?
Should a woman after 55 still have smear tests if she's not sexually active?
I feel guilty for shouting at the children about shoes in the hallway. How do other mums in perimenopause keep their temper?
sage tablets dosage hot sweats
My doctor in Kingston laughed and said 'welcome to the club'. How do I get her to take it seriously?
Do you get withdrawal if you stop estrogen suddenly?
I can't find where to enter my cycle length
Could too much vitamin D hurt the kidneys?
What colour should the discharge be in perimenopause, mine is clear like egg white?
Can I use the same moisturiser for face and intimate area? lol
I grew up in the Emirates, my parents are from Kerala, and nobody said one word on this subject in either place. Now I'm 45 and my period skips, my skin itches, I'm warm all the time. I don't want to start Google at midnight again and be scared of everything. Where on this website should I begin reading?
It is four months without period, then yesterday it came back, normal like always. Do I start counting again from zero?
My patience is at its end with this insurance form. Which code does the doctor use for menopause?
Are HRT tablets lactose free?
I moved from Warsaw to Leeds three years ago and in Poland I went directly to gynaecologist, no GP. Here they say GP first, and the GP gave me a leaflet and said come in six weeks. I don't want to be rude but how can I get to a specialist quicker, is private the only door?
menopause and adhd same time help what meds mix
At night my legs want to run a marathon while I want to sleep. Any stretches?
Is it possible the antidepressant lowers my sex drive and not the menopause?
Every time the phone rings at work I jump. Am I just more nervous because of hormones?
I'm not sure whether this is a question for you or for a hairdresser. My hair was to my waist, heavy like a rope, and now the plait is thin as my finger. I stopped the colour, I oil it on Saturdays, iron is normal. Does hormone treatment bring back thickness or only stop further loss?
I'm ashamed to buy lubricant at the pharmacy in our small town. Can it be ordered without a name on the parcel?
How reliable is the Apple Watch for cycle tracking in perimenopause
Do hot drinks really cool you down?
mammogram every 1 or 2 years at 50
Is a little sadness normal when the last child leaves for uni?
Who pays for this website?
I'm looking for a song or something funny about menopause for my friend's 50th, got any?
One doctor says HRT, other says no because of migraine with my periods. Who is right?
Do you ever feel like the old you again?
I don't like to be touched when I'm hot and my husband feels rejected. How do I explain that it isn't about him?
Does drinking more water stop the dry mouth?
How many grams of protein in a plate of beans and pap?
waist got thick perimenopause workouts for beginners at home
Are compounded lozenges from the pharmacy legal in Australia?
My tests all came back normal but I feel off. What else could I ask about?
I want to sleep alone with the fan on full and not feel like a bad wife. Is it common?
What is the earliest you can ask for a bone scan in New Zealand?
After reading so many things online I have nothing but questions. Where should a complete beginner start on your site?
Will my curls come back or did menopause straighten them for ever?
is maca safe with high cholesterol
My in-laws are coming from Ankara for six weeks, we've one bathroom, and I'm in the middle of changing my dose, so I'm hot, angry and cry over onions, and not because of the onions. I love them, truly. How long does a dose change need until the mood is level, will I be human by then?
Who do I see first for painful sex, GP or a pelvic physio?
My company in Bangalore wants to start a menopause policy. Do you have a sample one?
Can I trust a saliva test that came by post?
I have turned into my mother, hot, cross and standing in front of the freezer. Please tell me how long she took to get through it on average, lol?
vagifem how long before it works
Since when is it advised to take HRT only for symptoms and not for prevention?
I always cut the queue at the pharmacy because I'm sweating, terrible isn't it. What can I carry in my bag to cool down fast?
Is there such a thing as too much exercise in perimenopause?
Good evening doctor, I'm 52, Ibadan, last period was 14 months ago. Am I now free from pregnancy?
My feet burn in bed so I stick them out the side. Is that a symptom?
What vitamin is good for the nerves, my mother swears on B complex.
How do I stop comparing myself to the 30 year olds at the gym?
My rings don't fit any more, fingers puffy on both hands in the heat. Could the estrogen hold water?
natural progesterone cream from yam real or fake
Can you still have ovulation pain on one side at 46? It comes mid month like it always did, short and mild.
I forgot my best friend's name for a second while introducing her. We nearly died laughing. Is word-finding trouble at 50 always hormones?
Should I drop the coffee, the wine or the chilli first?
is peppermint oil ok for hot flush
Do the clinics in Nairobi give HRT or must I import it?
If I have Factor V in the family, are patches still allowed?
A colleague from Turkey drinks onion skin tea for the flushes. Does it do anything?
I'm nervous about the blood test tomorrow because I faint easily. Can I lie down for it?
Where do I find the quiz about symptoms?
postmenopause weight loss plateau
Does the menopause end your migraines? Mine always came with my period.
My husband makes jokes about my moods at dinner parties. Any witty replies?
I've nothing to wear because everything is polyester. What are cool work clothes for a hot office?
How much is a consultation with a menopause specialist in Johannesburg, more or less?
Two years I took the pill against acne, then ten years nothing, now at 46 the doctor in Munich gives me again a pill and says it is also good against the up and down of the hormones. I find it funny to end like a teenager. Is this a usual treatment before menopause or old-fashioned?
Growing old doesn't scare me, my gran danced till 92. What bothers me is the looks when I fan myself in meetings, and one man who asked if I was 'having a moment'. I smiled and said yes, a tropical one. Is there a polite policy or poster about menopause that I can pass to our HR in Bridgetown?
Can dehydration make the hot flashes stronger, I fast from dawn to sunset?
thinning eyelashes menopause serum
Do women get shorter tempers or do we just stop putting up with things?
I have a very demanding mother who lives with us, two jobs and a son in matric. The GP says reduce stress, and I want to laugh. Which one little change actually makes a difference for hot flushes and sleep when you've no time at all for yourself?
what is the difference between a gynae and an endocrinologist for hormones
Is my period blood supposed to be darker at 47?
Would cranberry tablets prevent the bladder infections I've started getting?
Doctor wants me on a statin. Is cholesterol going up just because of menopause?
Why do the old ladies in our parish say 'offer it up' and not take anything? Is suffering through it any healthier?
I hate the word 'menopause'. What do other cultures call it?
My hairdresser noticed a thinner parting. Minoxidil, yes or no?
How do I politely tell my husband that two minutes isn't foreplay?
For a woman of 59 is it safe to start jogging from zero?
We are trying for a last baby at 42 and my AMH is low. Is that the same as perimenopause?
At my age, 64, I thought the flushes would have said goodbye, but last week in the bank I had to hold the counter and laugh because my make-up ran down the side of my face. It's been fourteen years. Does it ever end for some of us, and is it worth trying something new this late?
Is premenopause the same as perimenopause, my doctor mixed the words.
Do you ship the test kits to Trinidad?
My right hand is better than my left for putting the gel on, silly question, does the arm I use matter?
I scratch my head over this: if estrogen is falling, why are my breasts sore?
sleep hygiene tips that work for real
How long should the heavy feeling in the legs after leg day last at my age haha
Sister, what is this dryness and how do I tell my husband in our culture where we don't speak about it?
My period app says I'm 'irregular'. How irregular is too irregular at 45?
In Abu Dhabi which hospitals do a menopause check up package?
Do ovaries stop all at once or one after another?
My doctor retired and the new one wants to stop my HRT because I'm 62. Can he just do that?
I'm on my feet all day in the shop. Are compression socks useful in general?
When I get angry my face goes red as a tomato and stays that way. Rosacea or flush?
red clover and blood thinners
My mother never spoke about any of it and now she's gone. How can I work out when I'll reach menopause?
Does a hysterectomy at 40 with ovaries kept bring the change sooner?
Have you got a list of questions to ask before the Mirena?
I feel lonely since the kids moved to Melbourne, nothing dramatic, just too quiet in the house. What do other women our age take up?
How do I log in with Google?
is it normal to feel cold after a hot flush
My tummy is upset since I started the tablets. Would switching to the patch help?
Can I have a beer with Utrogestan?
Would it be a problem with the visa medical in Saudi if I bring six months of hormones?
hot flush only on the head and neck why
Is anxiety about driving on motorways a menopause thing? I've driven twenty years with no bother.
I am Ghanaian living in Hamburg and the Frauenärztin says 'Wechseljahre' and gives me plant tablets, Remifemin. I take it for eight weeks and see no change in the sweating. How long should one try such tablets before asking for real hormones, and how do I say it politely?
At what point do you stop buying pads 'just in case'?
What does raloxifene do?
My lips are so dry they crack at the side, is it B vitamins?
omega 3 brand for women 50+
Can you do keto in menopause without wrecking your thyroid?
Is it possible to get HRT without telling my family doctor, he plays golf with my husband?
Why do we get more belly fat and thinner legs?
How long is the waiting list for the menopause clinic in Wellington?
I've become scared of heights at 50, which is ridiculous. Do hormones change fears?
Does your site use cookies for ads?
My sister says sleeping on the left side is better for digestion. True?
Are night sweats at 38 always perimenopause or can it be the new duvet?
tibolone available in philippines
I don't want to bother the doctor with a small thing like dryness. Is there something over the counter?
How can a woman with a desk job strengthen the bones of the hip?
Do I have to stop HRT when my blood pressure goes up a bit?
My body feels like it belongs to somebody else. How did you make peace with the new shape?
Does sex get better again after the first year without periods?
What are the signs that the dose of estrogen is too high?
i dont know which box to tick on your form, peri or post, i had ablation
Isn't it funny how you wait 35 years for the periods to end and then you miss them? Why is that?
bone broth for osteoporosis does it work
My GP hung up before I could ask: do I change the patch on the same two days each week?
Does the skin prickle like ants for others too, at night, on both arms?
I read that depression in perimenopause is common. What do doctors here in India check before deciding what you have?
Why is it I can eat one biscuit and gain two kilos?
Is it true Brazilian women use gel in much higher dose?
How much turmeric per day for sore joints?
The doctor's door says 'women's health' but she only does pregnancies. Who treats us older ones?
Do I need to worry that my period was only one day this month? I'm 48.
vitamin k2 with d3 yes no
We're Catholics, and I'm 46, what natural method still works when the cycle is all over the place?
Could someone explain in easy English what 'endometrium' is?
I want to try HRT but my husband heard on the radio that it is dangerous. How do I show him the new facts?
bladder urgency key in the door
Is it OK to take ibuprofen for period cramps and also the progesterone?
At work they gave my project to somebody younger and I was so angry that I cried in the toilet. Is it menopause or is it just unfair? How do I bring it up with HR calmly?
My doctor mentioned a 'trial of estrogen for three months'. What is supposed to happen at the end?
What sort of bra is best for tender breasts at night?
Since my youngest left for Cape Town I sleep with the radio on, set one plate too many and sniff at his pillow, ridiculous. I also have no period for five months, so I can't tell what's what. I'm going out, I see friends, I'm okay. How do other women tell empty nest sadness from hormones?
I'm 40 and had chemo at 35, no periods since. Is it called menopause or something else?
mood swings worse in luteal phase 42
Is there a support group in Lagos where women meet face to face?
How often must hormones be checked while on HRT?
My toddler grandson pulls off my patch! Where is a place he can't reach?
Why do I feel the cold tap water as heaven on my wrists, is there science to it?
Can I carry on with HRT when I'm 70?
In our mosque group some sisters use hijama for hot flushes. Is there any evidence?
I'm from Curitiba and married to an Australian, so at home we have two opinions about everything. My mother says hormones, his mother says lavender and a stiff upper lip. I'm only 47, cycles between 23 and 50 days, nothing dramatic but the sleep is rubbish. Do I need to pick a treatment now or can I just watch it for six months?
I'm using a lot of plain sanitary pads for small leaks, is there something better for sport?
Is tinnitus linked to estrogen?
I tried to give up smoking on Monday and I'm climbing the walls. Does smoking really bring menopause earlier?
The end of every month I am like a balloon. Is it water or wind?
best pillow for hot sleepers nz
My nails, my hair, my skin, all dry like the Karoo. Is there one thing that helps everything?
Does hormone therapy change blood sugar readings?
How shall I answer when relatives ask 'so when are you having a baby' and I'm in early menopause at 39?
Can I put two 50 patches in place of one 100, the chemist has none?
Whom can I ask to translate my Turkish prescription for the doctor in Berlin?
I'm fed up of people saying 'just lose weight'. Do the hormones make it truly harder or is this an excuse?
Will the estrogen cream hurt my husband during sex?
The first doctor gave me tablets, the second said stop the tablets and take gel, the third, a nice lady in Suva, said both are fine and asked what I like. Nobody ever asked me what I like! I am 55, forgetful, and hate sticky skin. What are the real differences apart from the stickiness?
Do periods get closer together before they stop?
My mother-in-law, who lives in our house in Hyderabad, turns the fan off because of her knees and I turn it on because of my flushes, off and on the entire night. We've started to laugh but I'm not sleeping. Is there a neck fan or cooling pillow that really works without electricity?
Would you recommend a DEXA at 50 if I've been on cortisone for asthma?
What is the safest sleeping tablet for a short time?
Am I too young at 41 for this site?
Doctor wrote 'vasomotor symptoms' on my file. What's that?
I think my husband is more afraid of the menopause than me. Is there a guide for men?
Can I still use a menstrual cup if I'm dry?
The pharmacist gave me Estrofem instead of Progynova, are they the same?
Every woman in my family gets a hump on the upper back. How do I prevent it?
Do the hands show age first, and is there a cream with estrogen for it?
tired all the time blood tests list
My sense of humour is the only thing not drying up. What do you suggest for the rest?
How can I go through Lent fasting without the shaky feeling by noon?
Is it true that one shouldn't stop estrogen during summer because the flushes come back stronger?
I'm looking at your video but there's no sound, what do I do?
What's better against vaginal itching from dryness, coconut oil or a proper moisturiser?
Could you help me settle something with my sister? She says if breasts are sore on both sides before the period then estrogen is high, I say it's low, and our cousin who sells supplements says it's the liver. We are 44 and 46, both with regular bleeding. Which of the three of us is right, if any?
Periods stopped at 50 and libido went up. Explain please?
perimenopause rage or normal marriage lol
Do I count bleeding from the pill break as a real period?
What does the heart do during a hot flush, does it need to work harder and is that good or bad in the long run?
How is osteopenia different from osteoporosis
My period is due on the day of the pilgrimage. Can a doctor give me something to delay it at 47?
Would an iron infusion help with restless sleep, my ferritin is 11?
I work in a call centre in Cebu, graveyard shift, air-con is like the North Pole and still I sweat under the headset. The others tease me, I tease back, it's fine. But sleeping by day is hard, maybe four hours, and I'm so tired by Friday. Is melatonin okay for shift workers of 50 and when should I take it?
I was a bit low after my hysterectomy, then I got busy with the garden and the low went away, so I thought end of story. Now it's a year later, I'm 48, ovaries still in, and I get warm at night and forget my handbag everywhere. Can the menopause come earlier after such an operation?
I'm a bus driver and can't drink much because of toilets. Does it make the bladder trouble worse?
Does going grey early mean early menopause?
soya milk how many glasses
Should I be honest with the insurance about taking HRT?
I asked for a female doctor and got a man, he was kind but I couldn't say the word 'vagina'. How do others start this talk?
Do you have something about menopause for women with a disability, I use a wheelchair?
My thumb joint hurts when I open jars. Is there a link with the change?
menopause and motion sickness new
Since I started yoga I cry at the end in the relaxation, not sad, it just flows. Is this normal for our age?
Are the Indian brands of estradiol as good as the imported?
On the ward where I nurse we're eleven women over 45 and one fan. We share the fan, the biscuits and the complaints. Management wants 'evidence' before buying a second fan, and I'm too tired to read forty studies. Do you have one page about heat, uniforms and menopause at work that I may hand in?
I got a letter for bowel screening, does it have anything to do with menopause or only with being 50?
When do I take thyroid tablet if I take calcium also?
My last period was on my 50th birthday, what a gift. Does age 50 and no bleed for two years mean I can drop contraception?
Am I being silly for wanting to celebrate the end of my periods with a party?
gel or spray lenzetto which
Do you think it's wise to weigh myself daily?
I have been reading for three nights about patches, gels, sprays, tablets, rings, and my head spins. I'm 53, healthy, no womb since 2015, live on a farm far from any pharmacy and I forget daily things easily. Which form would you discuss first with the doctor if you were me?
hot flashes after eating sugar
Madam, how much is the cheapest hormone tablet in Accra or Lagos, and do I need prescription?
Did anybody's snoring start at menopause? My husband recorded me, the cheek.
Is it a must to remove the patch for an MRI?
The kids say I repeat the same story. Should I do a memory test or wait till I sleep better?
How do I gain weight? Everyone talks about losing, I went down two kilos on a new diet and don't want to be too thin for my bones.
What happens at a menopause appointment, do I undress?
I'm worried about nothing in particular, just a buzz of worry in the background. Would breathing exercises do something?
does cbd oil help with menopause sleep
My husband found my list of symptoms stuck on the fridge and thought it was the shopping, because it started with 'dry, hot, leaking, out of eggs'. We laughed till it hurt. But seriously, I see the doctor on Thursday and get ten minutes. Which three things from such a list should I say first?
Is there a Polish-speaking menopause doctor in London?
Will going off dairy harm my bones?
What is the white thread like stuff from the Vagifem, does the tablet dissolve?
Am I the only one whose glasses steam up with a flush?
estrogen and gallstones risk tablet vs patch
I promised my husband a romantic weekend and then I got my period after 5 months. Murphy's law! Does travel bring it on?
Could you make the text on the website bigger, my eyes aren't what they were?
In my culture a woman who doesn't bleed any more gets more respect. Is there any research on attitude and symptoms?
Does garlic lower blood pressure or is it only the breath?
I'm thinking to freeze gym membership, walking is free. Is walking up hills good enough for heart?
What are normal estradiol levels on a 50 patch?
My periods have ended but I still get PMS every month, how can that be?
Let me know please whether your app works offline, we have load shedding every evening.
I was told my progesterone is low on day 21. Should a woman at 43 treat this?
Do people with darker skin need more vitamin D in Melbourne?
How do I stop waking the whole house when I change the sheets at 2am?
The tiredness after a bad night makes me crave sweets. What snack is a good replacement?
Is there a best month to stop HRT, my friend says autumn?
I used to love my own company, now I'm bored alone at home. Which hobbies do women take up after fifty in small towns?
low dose pill at 46 vs hrt
Is it okay to lift my grandchildren when I've osteopenia?
Whenever I hand over my prescription the assistant reads it out loud. Can I ask for privacy?
My best friend from school in Enugu stopped her period at 40 and nobody told her that she needs hormones for her bones. I'm 43 and still seeing mine each month. She asked me to find out, because my phone has better network, what check-ups she should do and whether it's too late at 44 to begin?
My sister-in-law is a nurse and says hormones are poison, my GP says they're fine. Where do I read the original study?
I'm in Manila and it's 36 degrees. How do I even know which is a hot flash and which is weather?
Do you advise to do the kegels while driving?
sleep apnea women menopause signs
I left school at 14 and the leaflets are too hard. Do you have pictures or audio about the menopause?
My driving licence renewal asks about medication. Do I write HRT?
I would like to know does Ozempic interfere with estrogen tablets?
Who else gets angry at the washing machine? Seriously, where does this temper come from at 47?
difference norethisterone and utrogestan
How long may a GP keep me waiting for a repeat script in South Africa?
Is the tightness in my hips from sitting or from low hormones?
My husband does the cooking now so I can rest, what dishes are good for menopause and easy for a beginner?
I'm planning to stop working at 58. Does retirement make the menopause easier or does one just have more time to notice?
menopause friendly workplaces certification nz
If my mum had osteoporosis does that mean I'll have it too?
Please, is bitter kola good or bad for hot flush?
Would a cooler shower before bed help or make it worse?
Honestly I'm sick of kale. What are other foods with calcium?
How does the ring work, do I take it out for sex?
For the last two months I keep dreaming of babies. Is it my body saying goodbye to fertility, haha?
I had a hysterectomy in Kochi in 2019 and the surgeon never told me whether he left the ovaries. Now I'm 46 with sweats and bad sleep. How can I find out, is there a scan or blood test, or must I get the old hospital papers?
dry scalp shampoo menopause
When will scientists invent something that simply switches off flushes?
Is it fine if both me and my mother use the same cream tube? She's 78.
I have a fear of taking tablets because of my sensitive stomach. What else exists?
Three months ago I threw the scale out of the door, best decision ever. I eat normally, I lift weights twice a week and my jeans are looser at the leg but tighter around the middle. My trainer is 29 and has no clue about menopause. What should a 56 year old woman measure instead of kilos to see progress?
Do you know whether the NHS prepayment certificate includes testosterone?
Can fibroids make the belly stick out?
If I stop sugar in tea, how many weeks till the taste adjusts?
Is feeling wobbly in the mood during the first two weeks of HRT expected?
My in-laws believe menopause makes women 'mad'. What is a kind way to correct them?
chasteberry for irregular periods 44
What is the minimum sleep a woman needs at 60?
The rabbi's wife in our community said the laws of niddah end with menopause. When would a doctor say it's certain?
Is it the done thing to tip the scales on purpose, I mean put on a bit of weight for better face skin?
I bought a fan for the office and my neighbour complains. Who has the right on their side?
Does estrogen help with crepey skin on the neck
Is there a menopause doctor that does video calls for women in the outback?
Can you get thrush more often because of hormones?
How long do I keep the tablets before they go off?
I'm nervous before my first ever mammogram. How long does the squeeze last and does it hurt with big breasts?
What would be a gentle way to ask my wife, who is the one in menopause, if she wants me to come to the doctor with her?
ovulation test kits accurate perimenopause?
Am I correct that natural menopause under 45 is called early and under 40 is called something else?
why is my sweat so salty now
Whatever I do, I wake at 3.10. Is it cortisol or the neighbour's rooster?
Are pumpkin seeds any use for the bladder?
Is it right that a doctor in Abuja should test for fibroids before giving hormones?
My brother's wife is going through it too and we compare notes. Why are hers so easy and mine so hard?
Can I swap the gel for a spray without seeing the doctor again?
I enjoy my wine on Friday. How much is too much when on HRT?
Everybody in my book club is on patches. I've tried them on the leg, on the bottom, on the belly, and they all curl at the edge after one swim, and I swim daily because it keeps my head clear. I don't fancy tablets. Would a gel suit a swimmer, and how long before I go in the water?
Does perimenopause make you more sensitive to pain at the dentist?
The instruction says 'do not use if pregnant', I'm 50, do I need to do a test first?
Should I feel sleepy after hot milk with nutmeg or is it placebo?
What do widows our age do about loneliness and sex? I'm 61, he died six years ago and I'm ready to meet someone. How do I start when everything is dry and out of practice?
When I was thirty I had a head for numbers, I did the wages for sixty people without a calculator. Now at 51 I check the same line four times and feel nothing but doubt. My boss hasn't noticed, I think. Are there tricks for concentration at work until the hormones calm down, or does HRT do that?
face yoga menopause jowls
Do you run out of eggs exactly when periods stop?
My doctor says to stop the calcium tablets as food is enough. Is it?
I do Zumba three times weekly and still no waist. Is strength training the missing piece?
Which tests must I do before HRT in Kenya, and which are just to make money?
I keep having the itch to leave everything and buy a caravan. Midlife or hormones?
vaginal estrogen and breast cancer history in mother ok?
Who invented the patch and why is it so small?
Can a head cold make the hot flushes worse for a few days?
My husband had the snip so contraception isn't the question, it's the periods. What can make them lighter at 46?
Is it advisable to take progesterone if I'm only using the local cream?
Why do my ankles look like my grandmother's at the end of a hot day, both of them?
Please remove my photo from the forum, how do I do this?
cycle 24 days then 33 then 26 normal at 43?
I'm a singer in a gospel choir and my high notes are gone. Does estrogen affect the voice?
Will lifting 5 kilo dumbbells be enough, or should it be heavier for bone?
In the Emirates it's summer and fasting 14 hours. My flushes double after iftar. Is it the sweets, the coffee or the heat?
My patience with my husband's DIY is ending. Is irritability worse in late perimenopause or early?
Did you know any woman who went through it without gaining weight, what's her secret?
I always feel better by the sea. Is there anything in the idea of thalasso for menopause?
Does lifting the legs up the wall help with sleep?
My doctor said 'come back if it bothers you'. How bad must it be to count as bothering?
Is it usual for the first period after stopping the pill to be late by weeks at 44?
Should I get the shingles vaccine at 60 if I'm on HRT?
menopause book recommendations in spanish or portuguese
Are lukewarm feet and a hot face something that compression could solve?
I'm not one for doctors. What can be done with food alone for two years or so?
When you say 'moderate exercise', can I still talk while doing it?
My memory for faces is excellent but names just fall out of my head. Does it come back after menopause?
Does hormone therapy need to be declared to sports bodies? I row in masters races.
I'm a nun, 49, and we have little privacy in the convent. How can I manage heavy sweating at night discreetly, and is HRT fine for somebody who'll never need contraception?
What is a good reply when the doctor says 'you're too young for that'?
Does menopause affect contact lenses?
Do I switch off the electric blanket before sleeping, it's freezing in Johannesburg in June but I sweat?
I bruise easily on the legs when I bump into furniture. Thin skin from age?
How many women really use HRT in India?
Is there a difference between generic and brand for patches? The generic falls off my side.
My energy ends at noon. Which vitamins are proven and which are marketing?
pill free week headaches mild age 42 any tips
Why are doctors afraid of giving hormones to women over sixty?
Can I join the webinar from Barbados or is it only for UK?
When the tablet gets stuck to the blister and breaks, can I still take the halves?
I keep the fast every Ekadashi since I was a bride, and now at 52 the day without grains makes me hot and cross and I can't sleep that night. My daughter says stop, my mother-in-law says discipline. I'd like a middle way. Which fasting foods keep the sugar steady for a woman in menopause?
I'm angry at myself for waiting five years before asking for help with the flushes. Is it too late to get the benefit?
Would you please tell me what is 'premature ovarian insufficiency' in simple words? My cousin has it.
Excuse my long message, I'm writing with translator from Polish. I take the estrogen plaster since May and progesterone capsule at night. Sleep is better, the sweat has gone, but I have now appetite like a wolf, mostly for bread. My husband jokes he must lock the fridge door. Is it the capsule which makes hungry?
Are bananas before bed good for cramps in the calf muscles?
menopause tea ingredients
Is a ten minute nap okay or does it ruin the night?
In Cape Town we have water restrictions and I want three showers daily. Any dry ways to freshen up?
My husband's hand on my shoulder feels like a hot iron at night, poor man. What is a nice way to cuddle without heat?
Do sugar free sweets bloat you?
Can the doctor see what I've written to this chat?
What's the link between menopause and gallbladder?
I put the gel on after the shower, is wet skin a problem?
After how many months of no periods should the mood settle?
My sister in Manila takes papaya soap and pills for everything. Which supplements are risky together with hormones?
wild yam cream side effects
Is it common to lose interest in cooking, gossip, shopping, but suddenly love gardening at 52?
The nurse wrote 'BMI 31' and circled it. Can I still have HRT?
Is there really a benefit of seeing a dietician, or will she just take away my roti?
Our GP in Gisborne only comes on Tuesdays. May the pharmacist renew my script meanwhile?
My period pants have a strange smell even after wash, how do you all clean them?
I dread the summer. How do women in Rajasthan live through 45 degrees with flushes?
If nothing shows in the blood, is it all in my head or can symptoms come before the tests change?
What makes the cheeks sag?
am i too old for braces at 50 bone loss jaw
Do I have to take the patch off in a sauna?
Can I sleep on my stomach with sore breasts, any special pillow?
At our women's circle in Istanbul I'm the only one on hormones, and everybody asks me thousand questions. One asked, can she begin at 58 when she had her last period at 49? I didn't know what to say, so I ask you. Is there a time limit?
My eldest gets married in May, I'm mother of the bride and I sweat like a horse. What can I take just for one day?
Thank you for the article. One thing isn't clear: is the 12 months counted from the start or the end of the last bleeding?
Good morning auntie, just had my porridge and thought I'd say hi
hi there, its 3am and I'm wide awake as usual lol
sorry pressed send too soon
no that's not what I meant
ok I'll try it and come back next week
thank you my dear, that was very clear
night then, off to bed
that's me done for tonight, got an early shift
the screen keeps going black on my phone and I lose what I typed
are you a robot or is there a real lady typing
The tomatoes have finally come up, all six of them, my husband said I'd drowned them but look at them now
my cat has decided the keyboard belongs to her so excuse any funny letters
Choir practice was lovely tonight, we're doing the Fauré and the altos finally got their entry right
half way through a 2000 piece jigsaw of Neuschwanstein and it's ALL SKY
Reading a Ruth Rendell, can't put it down
nothing on telly again except that quiz with the loud man
Rain rain rain. Third week of it here.
grandson's first steps today!!!
We had stocktaking at work so my feet are killing me, glad to sit
Took mum to her hairdresser this afternoon, she came out looking like the Queen and knew it
just sitting in the car outside the house for five minutes of peace before I go in and start tea
FED UP of laundry. How can three people wear so many socks
he snores like a tractor, I've moved to the spare room and honestly it's bliss
Six weeks to retirement and I have a countdown on the fridge
We are moving house in March, boxes everywhere, cannot find a single teaspoon
The youngest went off to university in September and the house is very quiet, but I quite like having the bathroom to myself
nice quiet day. did nothing. lovely
I'm so proud of my daughter, she passed her driving test on the third go
this site is so slow today
the fan broke in the night, typical
changed the sheets again, thats the second time this week
the second one didn't work
and what about the gel?
my sister said the same
Bonjour, I am from Lyon, my English is not perfect but I try
Where did my last message go? I wrote a whole paragraph
can you see what I wrote yesterday
oops wrong window, that was for my son
thanks pet
Guten Abend, is it possible to write here in German also?
what do I call you, auntie or something else
I forgot my password again, third time this month
it says session expired what does that mean
good evening from Cape Town, hot as an oven here
kettle's on, back in a minute
hang on someone at the door
right I'm back, it was the parcel man
Had a silly row with hubby about the dishwasher. There is a right way to load it and he knows it.
do you ever sleep
My neighbour told me about you, she says you're better than her doctor for explaining things haha
we went to the allotment and picked runner beans till our backs ached
Happy new year auntie!
ill ask my gp thursday and let you know what she says
you already told me that one
that helped actually
hmm not sure i agree with you there
could you make the letters bigger, I haven't got my glasses
I lost my glasses and they were on my head. That's the kind of day it's been
What a scorcher, 34 degrees in the office and the window won't open
I had the ice pack under my pillow like you said and it was heaven
oh I see now
No I meant the cream not the tablets
wait let me read that again
my daughter set this up for me, I don't really know how to use it
how does this work then, do I just type?
can I talk instead of typing
my fingers are too fat for this little keyboard
Sorry, autocorrect. I meant patches, not peaches
we had peaches too though, very nice ones from the market
The dog ate half a loaf of bread off the counter and then looked at me as if I'd done it
I started knitting a jumper in 2019 and tonight I finished the last sleeve
Namaste auntie ji
good afternoon, I am Grace from Nairobi
Kia ora from a wet Wellington
My boss gave me the employee of the month mug. It's a chipped mug but I'll take it
twins slept over, five years old, up at 5am, pancakes on the ceiling
I've read all seven of the books in that series and now I don't know what to do with my evenings
Just wanted a chat really, nothing the matter
had my hair cut short today, feels wonderful on my neck
my mother rings me four times a day to tell me what she had for lunch
I'm on the bus so if I stop it's because of the tunnel
signal gone sorry
Signal back. where were we
the bit about magnesium, could you say it again in plainer words
I did the breathing thing. Felt daft, but I did it
you're funny for a computer
I have told all the girls at bowls about you
Off to water the hanging baskets before it gets dark. Ta ta
lunch break over, speak later
My husband wants to know if there is an uncle version of you
the page jumps to the top every time I press the button
Why do I have to log in twice?
I clicked the link and it took me to a page in another language
how do I delete a message
It's gone all tiny on my tablet
my screen is cracked so half your answer is under a crack haha
can you send that to my email please
does my husband see this if he uses the same computer? I'm planning his surprise party list on here too
new phone, who dis, no seriously I can't find anything on it
do i have to pay after a while
Which country are you in?
You sound like my aunt Bernadette
Do you have children, auntie? Silly question I suppose
Are you married? My mother would ask, so I am asking
so you're not a doctor then
what's your name in Spanish, tía?
Hola tía, buenas noches
Ciao, I write from Bologna and today we made tortellini, four hundred of them, all the women of the family round the one table
God kveld! Snow up to the window here in Tromsø
Shalom auntie, Shabbat soon so I must be quick
Eid Mubarak! House is full, kitchen is a disaster, everyone is happy
Diwali cleaning has started, pray for my back
merry xmas from all of us in Perth, prawns on the barbie at 40 degrees
Thanksgiving for nineteen people and one oven. I have a spreadsheet.
the choir director moved me from soprano to alto, my pride is dented but the tunes are nicer to be honest
I sang a solo! Four bars, but still!
our old church organ broke down in the middle of the hymn and everyone giggled like schoolgirls
the cat brought in a live frog and I was on the chair till my son got home
Two cats, one sunny windowsill, endless politics
My old tabby is fourteen and sleeps on my feet, which is fine in winter and a trial in July
a hedgehog came by last night, we called him Gerald
slugs have had every single one of my lettuces
planted forty daffodil bulbs and I can't remember where
Pruned the roses today. They look naked but they'll forgive me.
the compost heap is steaming, which makes two of us
my dahlias won second at the village show, Maureen got first again of course
there's a robin who follows me round when I dig
the sweet peas smell divine this year
First snowdrops!
I put the washing out, it rained, I brought it in, the sun came out, I put it out, it rained
Ironing pile has its own postcode by now
Why am I the only person in this house who can change a toilet roll
Nobody emptied the dishwasher so I went for a walk instead and let them eat off paper plates
my husband asked where the butter is. it is in the fridge. it has been in the fridge for 26 years
He's retired now and follows me around Tesco commenting on prices
hubby bought a boat without asking. a small one. still
We argued over the thermostat, he's cold, I'm boiling, so now he wears a hat in bed
he wanted the window shut and I wanted it open, we settled on a crack
snoring again!!! like a bear in a tin shed
the snoring strips made no difference, he just snores with a plaster on his nose now
my partner bought me a fan for our anniversary, most romantic man alive
My wife and I both have the hot flushes at the same time, we're heating the whole street
Two menopausal women and one duvet. It's a comedy here
Getting divorced papers signed today, all very civil, we had a coffee after and he asked about the cat
I am single and I like it, whole bed to myself, legs like a starfish
went on a date, he talked about caravans for two hours
Met a nice man at the dance class, he has his own teeth
my ex got remarried on Saturday, the cake was nice, I had two slices
Son rang from Canada, talked for an hour about nothing at all, lovely
my boy got his first job and bought me flowers with the first pay
daughter's wedding is in june and I am arguing with the florist about peonies
Both kids have left now. I cooked a pot of pasta for four from habit and ate it for three days
The house is tidy and stays tidy, what a strange thing. I turned the small bedroom into a sewing room
they left home and now they come back every Sunday with washing
my teenager said one whole sentence to me today, progress
fourteen year old rolled her eyes so hard I could hear it
granddaughter asked why nana is red like a strawberry haha
I'm going to be a grandmother in November!!
we babysit tuesdays and thursdays and I sleep like a log on wednesdays
grandkids have gone home, silence, tea, biscuit
Little Amina drew me with a fan in each hand, it's on the fridge
My mother is 88 and beats me at Scrabble still
mum's carer was off so I did the whole day there, tired but we had a good laugh over old photos
Mother-in-law is staying for two weeks. TWO WEEKS. She has rearranged my spices
my dad rang to ask how to work the remote, it was upside down
took my father for fish and chips by the sea, he told the same story three times and I laughed three times
sister's visiting from Manila, we talked until 2 in the morning
My sister had it much worse with the sweats, she says I'm getting off lightly
My friend in the office swears by sage tea so she has put a box on my desk
can i have it cold, the sage tea
that made me laugh out loud on the train
people are looking at me cos I'm giggling at my phone
I'm at my desk pretending to do invoices, so type quietly haha
meeting in two minutes. bye!
The meeting could have been an email as always
we got a new photocopier and nobody can work it but me, so I'm queen for the day
Night shift tonight, ward is quiet so far, don't anybody say it out loud
just off nights, blackout curtains down, phone off, see you this evening
I drive a school bus and the children sang the same song for forty minutes
taught year 4 fractions all morning with pizza, now I want pizza
They moved us to an open plan office. I now know everything about Kevin's dog
my manager put a desk fan on expenses for me, what a good lad
uniform is polyester, whoever designed it was a 20 year old man
cleaning job finished early so I am having an ice cream by the harbour
market was busy, sold all the plantain by noon
harvest is finished, thank God, now we rest
milking done, eggs in, feet up
I sew school uniforms at home, January is madness
opened my little bakery today!! sold out by eleven
hiya
helo auntie how r u
Morning!
mornin luv
evening all, or just you I suppose
heyyyy
Good day to you, madam auntie
Hi again, it's me, the one with the noisy neighbours
back again lol
remember me?
its 4.15 and the birds have started so I may as well have a cup of tea
Can't sleep so I'm making a shopping list and bothering you
midnight here in Auckland, just watching the last of the detective show
late night snack and a chat, don't judge me, it's crackers and cheese
up early for the airport!! Lisbon here I come
Salaam, auntie. How is your day going?
sawubona gogo, or are you too young for gogo
Hej från Göteborg, kaffe time
Dzień dobry, I live in Leeds now twelve years
konnichiwa, small question later, now I just say hello
G'day from Dubbo, dry as a biscuit out here
Howdy from Texas, the AC is the only thing holding this marriage together lol
Top of the morning, as nobody in Ireland actually says
olá querida, from Recife, the sea is warm like soup
hello dear, greetings from Accra
Merhaba auntie
Jambo! market day today so only five minutes
Hello. My daughter said to try this. So I am trying it.
Just having a look round, thanks
don't mind me just browsing
what can you do?
what sort of things can I ask
who made you
Are you one of those AI things off the news?
is it a person in a call centre?
you type very fast for an aunt
I don't trust robots but you seem polite enough
Do you remember what people tell you or is it gone after?
how old are you auntie
is there one of you for my husband's cholesterol
does it cost anything on my phone bill
i cant find the button for going back
The button's gone grey
wont let me scroll
Everything is upside down on the ipad since my grandson had it
keyboard's stuck in capitals SORRY NOT SHOUTING
HOW DO I TURN OFF CAPITALS
ah found it. caps lock. right
password must contain a symbol it says, what symbol, I am not an Egyptian
it sent the code to my old number
I got locked out for 15 minutes for getting it wrong, had to have a biscuit and wait
which email did I use, do you know?
says captcha, I had to find all the traffic lights, took me four goes, I am apparently the robot
cookies banner covers the whole page on my phone
The font is very pale grey on white, who designed this, a bat?
your website kicked me out in the middle of a sentence
why is there a pop up every two minutes
The video won't play, only a circle going round and round
how do i print this for my sister, she has no computer
Can you say it shorter please
too long, lost the will halfway lol, bullet points?
Give me the short version love, I've got pans on
That was a bit too clever for me, try again in normal English
I don't understand the word you used in the middle
what does ssri stand for again you said it before
you spelt my name wrong, it's Siobhán with the line over the a
not Anne, Anna
sure
lovely
brilliant
hahahaha ok
eh
aha
right
agreed
never
sometimes
both
neither
the first one
the blue one, with the screw top
three weeks now I think, maybe four
only on weekends
not yet, chemist was shut
Every morning with breakfast, like you told me
I bought the one you mentioned but the shop only had the large size
tried it for ten days, no change so far, will keep at it
it worked!!! well a bit
that pillow thing you suggested is the best twenty euros I ever spent
Bamboo sheets arrived. Slippery as an eel but cool
I put a towel down like you said and saved myself a full bed change
what was the other tea, not the sage, the red one
And does that count if it's decaf?
so twice a day or once?
before food or after?
same answer for the patches?
you said soya, but I can't stand the taste
my doctor said the opposite, so now I'm weighing you two up
The nurse said you were right about the app
I showed your answer to my pharmacist and she nodded the whole way down
my sister in Melbourne got a different brand, is it the same stuff
Didn't like the gel, too sticky, went back to the patch
patch came off in the pool and I found it on a stranger's towel, mortified
spray is easier, done in two seconds
I keep forgetting the evening one so I put it by my toothbrush
ok ordering it now
will report back
I'll give it a month and see
Let me think about that
let me ask my daughter, she's the clever one
not for me but thanks
that's too expensive in my country
we don't have that here in Ghana, what is the local name
can't get that in Bulgaria I think, but I'll ask
wrote it all down in my little book
I've started the diary you said. Day one: hot. Day two: hot.
Diary update: only two flushes yesterday, and one of them was curry
curry was worth it
Gave up the red wine for a week and slept better, annoyingly
Coffee down to two cups, I deserve a medal
walked to the lighthouse and back, 6k, legs like jelly, very pleased with myself
Joined aqua aerobics, I'm the youngest there by twenty years and the slowest
yoga teacher said relax and I fell asleep and snored apparently
did couch to 5k week three, passed by a man with a pram
pilates on the living room floor with the dog licking my face
line dancing tonight, boots on, hip permitting haha
Bowls season opens saturday
we lost at bridge because my partner bid like a madwoman
quiz night, came fourth, robbed, it WAS Helsinki
jigsaw done, one piece missing, I suspect the dog
I do the crossword in pen, that's my only vice
14 across, seven letters, "unflappable", any idea?
sudoku took me an hour, call it brain training
The book club chose a 700 page Russian, I've read the back cover
finished Middlemarch at last, only took me thirty years
that detective drama with the grumpy Dane is back on, don't ring me at nine
watched Bake Off and then had to make a lemon drizzle at ten at night
Strictly tonight, sequins, gin, slippers
We cried at the film, popcorn everywhere, it was about a donkey
My telenovela ended and she married the wrong brother!
the kdrama has 16 episodes and I have done 11 since friday, don't tell anyone
football final tonight so I have the bedroom and the remote to myself
cricket on the radio, tea in the shade, bliss
radio 4 is my best friend in the kitchen
load shedding from six to eight, candles out
battery dying, talk tomorrow
my phone is on 3% bye
typing with one thumb because there's a baby on my other arm
I'm on the ferry, lovely and windy
waiting at the dentist so entertaining myself with you
in the queue at the post office. 14 people. one counter open
stuck on the M25, not driving, passenger, bored
train cancelled so I've got forty minutes and a bad coffee
parked by the river with a flask, radio on, nobody wants anything from me, perfect
told them I was going for milk, I'm in the car eating a doughnut
Sitting in the car after choir because I like the last song on the CD
my little shed has a chair and a kettle, that's my palace
Balcony, cushion, pistachios, sunset over the Bosphorus
mist on the lake this morning, you could hear the loons
monsoon came at last and the whole street danced
minus 22 and I'm the only woman in Winnipeg with her coat open
so humid here in Singapore my hair has its own weather
Wind took the trampoline into next door's pond
lovely thunderstorm last night, sat at the window with a blanket
Could murder a cup of tea right now
dying for a cuppa, brb
these new shoes are killing me but they're gorgeous
that's it, I've had enough, the man of the house can do his own ironing from now on
I give up on this sudoku
done for the day, slippers on
Over and out, auntie
goodnight and god bless
sleep well, or whatever it is you do
buenas noches tía, mañana más
bonne nuit, demain je travaille tôt
tschüss!
toodle pip
cheerio dear
hwyl, as we say in Wales
ciao ciao
Must dash, the pie's in
gotta go the baby is up
Right, I'll leave you in peace, my programme's starting
won't be on next week, we're in Tenerife, whoop
Last day of my holidays so I'll be chatting less from monday
eyes are closing, will finish this in the morning
nodding off here. Nighty night
logging off, my granddaughter wants her game back
that's all my questions for today thanks
nothing else, ta
no that was everything
you've answered it, I'll stop bothering you
Thanks a million, you're very patient with an old hen
much obliged
merci beaucoup, c'est très gentil
danke, das war's schon
shukran habibti
asante sana
obrigada!
thank u so much god bless u
Thank you for explaining without making me feel like a fool
gracias mi reina
tack ska du ha
I appreciate you auntie, you speak plain
well done, nobody else put it that simply
five stars from me
You're better than the leaflet, the leaflet is in size two font
That was no help at all but thank you for trying
you keep saying the same thing
I asked about hair not skin
wrong way round, I meant less not more
Nope, try again dear
not my periods, my PARROTS, we were on about my parrots haha
that wasn't a question I was only telling you
I was joking, auntie
It's just a saying where I come from, nothing meant by it
ignore that, my elbow
asdfghjk
pocket typing, apologies
Sorry that was my grandson typing poo
that was voice to text, I said "flush" not "fish"
it typed hot fleshes. Leave it, it's funny
pressed enter by mistake again, I'll get there
part two coming
to continue: the shop was closed anyway so I went home
so as I was saying before the dog was sick on the rug
Anyway. Where was I
never mind found it
forget it, worked it out myself
Just checking you're still there
knock knock
can you hear me
I'm typing with my reading glasses on top of my other glasses
why does it say "auntie is thinking", what's to think about
what did you have for dinner, I had sardines
do you know any good soup recipes
what's the weather where you are
Do you like cats or dogs
can you help me write a birthday card for a woman who's turning 50 and hates fuss
I made a pot of lentil soup big enough for an army
Baked sourdough. It's a brick. A proud brick.
marmalade day, twelve jars, sticky ceiling
my sauerkraut is bubbling, the whole flat knows it
jollof for thirty people tomorrow, my sister's naming ceremony
Husband cooked tonight. Every pan we own. But he cooked.
he forgot our anniversary again so I bought myself earrings from him
my husband told everyone at the barbecue about my night sweats so I told them about his toenails
We had words over whose turn it was to walk the dog, then both went, and it was a nice evening
silly fight about the curtains, I wanted the green
bit snappy with everyone today, said sorry with brownies
shouted at the printer, the printer deserved it
was a right grump this morning till I'd had my coffee
not in the mood for people today so I painted the fence
knackered
shattered after the school fair but we raised 800 pounds
bushed, been lugging boxes up three floors
Tired in a good way, we walked the whole coast path
a bit flat today but the sun's out so I'll go and potter
I was weepy at an advert with a penguin in it, what am I like
My patience has gone on holiday without me
can't be bothered cooking so it's toast
lazy sunday, pyjamas till three, no regrets
pottering, that's my word for today
Nothing to report. Peaceful.
happy as a clam, feet in the paddling pool
I had the best day, auntie! The girls took me to the races and my horse came in at 12 to 1
life's good, just warm
I feel more like myself this month than I have in ages
fifty-two and I've just learned to swim
got my degree at 58. Put that in your computer!
they promoted me, at my age, over two lads in pointed shoes
my painting got hung in the library, next to the toilets, but still
I passed my Italian exam, brava me
I spoke in front of eighty people and only fanned myself twice
Learnt to change a tyre from a video, did it on my own in the rain
sold my first quilt to a lady from Ohio
my hens won best in show
beekeeping course started, I look like an astronaut
Goats got out again, chased them through the vicar's garden
calving season so nobody in this house sleeps
the sheepdog had eight puppies and I've named them all after Abba songs, yes I ran out
Our parrot has learned to say "it's boiling in here" in my voice
walked the neighbour's greyhound, it walked me
we are getting a kitten on friday!!!
Named the kitten Estrogen. Essie for short.
my cat looks at me with contempt when I fan myself
the dog won't sleep by me any more, I'm too hot for him
the new mattress arrived and it's like sleeping on a frying pan, sending it back
four fans in one bedroom, it sounds like Heathrow
lost my little fan on the metro, so if you see a lady in Madrid with a red one, it's mine
frozen peas down the bra in Lidl, no shame left
Stood in the supermarket freezer aisle for ten minutes pretending to choose chips
window open, window shut, window open, I should be paid for it
duvet off duvet on duvet off
my nightie could be wrung out lol
sheets on the line at 6am again, neighbours must think we run a hotel
linen is lovely but the creases!
took cardigan off in church, put it back on, took it off, the vicar lost his place
I went bright red in the middle of a parents evening, thought well here we go
colleague asked had I been sunbathing. In February. In Glasgow.
The hairdresser turned the dryer off for me without my asking, what a girl
glasses steamed up during the school concert haha
brain fog today, put the keys in the fridge and the milk in the hall
called my boss "mum" on a video call
Walked upstairs. What for? No idea. Walked down.
forgot the word for colander, said "the holey bowl", everyone understood
forgot why I came on here
I've got a chin whisker long enough to plait
bought a size up and breathed out for the first time since easter
went grey on purpose, no more dye, people say it suits me
red lipstick on, why not
turned fifty yesterday, balloons and everything
it's my birthday today, 47!
I'm 38 so probably the youngest here
65 and still getting the odd flush, would you credit it
we're four women at work all the same age, we fight over the desk by the window
my whole book group is in the same boat, we call ourselves the hot club
The women at mosque were laughing about it after prayers, so it's not just me
our prayer group had tea and the talk went straight to night sweats
at the well this morning all the wives were talking about heat, I told them about you
Grandmother never spoke of it, she just went and sat by the river in the evenings, sensible woman
in my village they say drink hibiscus water, so I drink, it's tasty anyway
My mom swore by flaxseed, my aunt swore by gin
auntie Rosa said hers lasted two years and then pouf
where I come from we have no word for it, we only say "the change of season"
in Japan my friend says they have fewer of these, lucky them
retirement do on friday, they've got me a clock, I asked for a kayak
First monday of not working. Went to the garden centre at ten in the morning like royalty.
I miss the canteen gossip but not the alarm clock
handed in my badge after 31 years, cake, speeches, now a lie-in
thinking of going down to three days a week, my knees vote yes
pension forms!!! who writes these
semi retired now, I do the flowers for the hotel twice a week
The flat is sold, we got the keys to the bungalow, no stairs, hooray
we downsized and now there's nowhere to put the piano
Removal men came at seven and drank all our tea
found my wedding shoes while packing, still fit, the dress doesn't
clearing out the loft, found every school report, I was "chatty" in all of them
giving away my children's toys to the playgroup, felt right
took the old bunk beds apart, now it's a proper guest room with a lamp
Charity shop got nine bags from me today
selling the caravan, end of an era, we had great summers in it
painted the hall, it's called Elephant's Breath, I kid you not
the lift is broken and I live on the sixth, good for the thighs
my parcel's been left with a man called Trevor, don't know any Trevor
went in for eggs, came out with a lamp
prices!! a cauliflower is not a luxury
my nephew got married in Jaipur, five days of dancing, I wore flat shoes and no regrets
family reunion on sunday, sixty cousins, one toilet
Baptism lunch went on until nightfall, how we ate
carnival costume nearly done, feathers in the soup
we made lanterns with the kids for Saint Martin
Midsummer tonight, it doesn't get dark so nobody sleeps anyway
fasting this month so I write only after sunset
Lent, so no chocolate, ask me how it's going
lighting the candles now, speak on sunday
Got the grandkids' nativity, ours is a lobster
my son has moved to Berlin and sends me photos of every sandwich
daughter in law and I made dumplings and she told me all the news
the eldest has bought a house with no curtains, I'm sewing
my twins turned 18, two cakes, one set of drums, no neighbours left speaking to us
both at uni, the fridge stays full, amazing
Kids gone, I thought I'd mind more, but I have taken up the cello
it's quiet since she moved out, I talk to the plants more, they're thriving
we eat when we like now, soup at nine, who cares
my husband and I looked at each other across the empty table and said cards?
homework is harder than when I was at school, what is a fronted adverbial
late baby, so I'm 49 at the school gate with mums of 28
my stepdaughter asked me to help choose her prom dress, I was chuffed
foster lad got an A in art!!
godson's first communion, he winked at me from the altar
my mum's moved into a lovely place with a piano lounge, she's already running it
mother says in her day they just opened a window
Mam wants the heating on 25, I want it on 12, we compromise by being in different rooms
dad's allotment shed is full of marrows, please take one
visited my aunt, 94, she asked me if I'm courting
took my mum round the garden centre in her wheelchair, she bought eleven fuchsias
Caring for mum is busy but my brother does the weekends so I get my swim
my sister and I aren't speaking because of a casserole dish, it'll blow over by friday
friend cancelled lunch so I had both desserts
old schoolfriend found me online after thirty years, we talked the whole afternoon
met my pen pal from Quebec at last!
girls' weekend, five women, one bathroom, plenty of prosecco
my best friend is a hoot, she brought me a spray bottle meant for orchids
the lady from number nine left a jar of plum jam on my step
My singing teacher is 24 and calls me a rock star
Gospel choir! Clapping on two and four is harder than it looks
we are rehearsing Mamma Mia in the village hall and I'm understudy to a sixty year old Sophie
bell ringing practice, got my rope in a twist
I've taken up pottery and made an ashtray, nobody smokes
crochet hook broke mid blanket, disaster
started a cross stitch of a rude word for my sister
the swallows are back in the barn
fox cubs on the shed roof at dawn, so there's something good about waking at five
moon is huge tonight, go and look, oh you can't
frost on everything, like sugar
leaves to rake till kingdom come
first fire of the winter lit, then I had to open the door
apples everywhere, pies for the whole road
mowed the lawn in stripes like Wembley
my chillies are up to my waist
Planted maize with my sisters-in-law, singing all the way
rains are late this year, everyone looks at the sky
sandstorm outside so we're all indoors with cardamom coffee
Hello auntie, Fatou here from Dakar, I only wanted to greet you
it's Linda, I was on last Tuesday about the gel
Me again with the itchy label pyjamas, I cut the label out
Remember I was going to try the cool pillow? Cat has it.
you asked if it was better in the mornings, I'd say so, yeah
To answer your question, about twice a night, sometimes once
47 in may
no kids, two dogs
can't say I noticed
I suppose so
Well I never
you don't say
makes sense
oh dear lol
phew
Inshallah
ok ok
carry on
help me find the page about hrt patches
help with login please
need a hand with this form, it wants a username
who can I complain to about this website
your search box finds nothing
the article about sleep has a broken picture
page 404
There's a spelling mistake on your page about bones, "calcuim"
the ads for stairlifts are a bit much, I'm 44
it asked me for feedback three times before I'd even read anything
you should have a dark mode for us night owls
would be nice to have it in Portuguese for my mother
why do you call me dear, I'm older than you
Don't call me sweetie please
You can call me Bibi, everyone does
My name is Olga, not olga14, the computer put the 14
changed my username cos the old one was my maiden name
the tablet wants to update, of course now
my son says I should clear my cash or cache or something
wifi's down so I'm on the neighbour's, with permission
data finished, will buy airtime tomorrow
this internet cafe closes at six so be quick dear
the library computer gives you half an hour, I've got nine minutes
using my work laptop at lunch, so nothing rude please
my phone reads your answers out loud, the whole bus knows now
i am not good with tecnology but i try
sory for my spelling im dyslexic
pls write easy english, i am learn
no good inglish sorry, my daugter translate
wat do u mean by levels
dat one i no sabi, explain small small
aunty abeg make am short
oya thank you aunty, later
yaar it is so hot in Chennai, fan also giving hot air only
aiyo the maid didn't come so I did all the floors, good exercise lah
wah so long your answer, I read tomorrow can
crikey it's warm
och away, that's never true
sure look, it'll be grand
ah go on, you're pulling my leg
bless your heart, you tried
y'all need a bigger font
strewth, is that the time
uff da, forty centimetres of snow on the car again
mamma mia che caldo
ojalá que llueva, this heat!
zut, I burned the tart
Na ja, it was better than nothing
Hot hot hot in Manila and the karaoke next door goes until one, but I know all the songs so I sing along from bed
test
testing, does this box work
bye auntie, my bus is here
bit weary tonight after the long drive from my brother's, nothing a bath and an early bed won't fix
I only came on to tell you that the tea you described to me, the one with the sage leaves left overnight in the fridge, has become the talk of our staff room, and now three of us bring flasks and compare.
My husband says he doesn't snore, so last night I recorded him on my phone, and this morning I played it at breakfast. He said it was the dog. The dog was in the kitchen with me, looking offended.
Since the last one moved to Toronto the house has gone quiet, and people keep putting their heads on one side and asking am I all right. I am! I've got the big wardrobe to myself and I eat olives for supper.
Long day at the clinic reception, forty patients and the computer down, but the boss sent out for samosas at four and we all sat on the floor of the filing room and laughed, so now I'm home with my feet in a basin.
Nobody in this family has ever put a wet towel anywhere but on my side of the bed. I have been married twenty-four years. I've now bought a bell and I ring it each time I find one.
Every evening after work I park under the lime tree at the end of our road, turn the engine off and listen to the end of the story on the radio. Then I drive the last two hundred metres and become a mother again.
The jigsaw is finished! Three thousand pieces, the harbour at Marseille, and my brother-in-law who had not touched it all winter walked in and put in the last piece. I am not over it.
We're packing up after thirty-one years here. I found the pencil marks on the door frame where we measured the girls, so my husband just unscrewed the frame and it's coming with us in the van.
Sorry dear, I have typed my question three times now and each time the phone goes to sleep before I've found the comma. I will make coffee, find my daughter, and we'll try again in ten minutes.
I wanted to say last time you gave me a list of three things and I did the first and the third. First one good, third one no difference, second one I can't do because I work nights.
My mother is ninety-one and wants to know what I'm tapping at. I told her I'm asking about the change. She says in her day they had a name for it, "the fidgets", and got on with the beetroot.
Choir has a concert on the 14th and the blouse they've picked for us is black nylon with long sleeves. Forty women over fifty under stage lights. Someone has not thought this through.
Had a cross word with my son about the state of the car, he had a cross word back about my singing, and then we went and got chips and that was the end of it.
I'm typing from the top bunk of a night train to Vienna, window open a crack, my friend asleep below with her hat on, and I can't remember when I last enjoyed myself this much.
Grandson asked who I'm writing to. I said a machine that calls itself auntie. He says ask it if it knows about stegosaurus. So, do you?
the washing machine ate another sock so now it's eleven singles pegged on a string in the hall like bunting, and my husband says it's art
What I don't like about this site is that you have to press "accept" on everything, then it shows you a lady in white linen laughing at a salad. Not one of us looks like that.
Three of us sat on the harbour wall with ice creams after the shift, sixty, fifty-four and forty-nine, comparing who gets hottest. I won.
auntie i not come this week because harvest, all day in field with my sister, now finish, body tired but heart full
I've retired from the post office as of Friday and this morning I sorted the neighbours' letters out of pure habit.
Gave my old nursing shoes to the girl who got my job, she's a size smaller, she says she'll grow into them
Bedtime for this bird, owl mask on, fan on, husband on mute
which of the two did you mean, the small bottle or the tube
Quick one before pilates, hello and how are you today
If my husband turns the thermostat up one more time I'll strangle him, haha.
Nothing to live for till the new season of Bake Off starts lol
that dessert table was suicide by chocolate and I regret nothing
My so called friend stabbed me in the back over that promotion, still fuming.
bit hung over after my sister's 50th, wine hits me so much harder since the perimenopause began
Half our office is jumping ship before Christmas, I'm taking the redundancy and going part time
Came home from Crete with an overdose of sunshine and a suitcase full of oregano
My husband is threatening to retire in June, and I've told him I'll need a lawyer, a bigger shed and possibly an alibi, haha. Thirty one years married and still my favourite person, but he rearranges the spice rack. How do other couples manage with both of you at home all day?
Dying to know the answer!
These hot flushes are killing me, what can I wear to bed that isn't soaked by 3?
My feet were killing me after the wedding but I danced till one, not bad for 54
my teenage daughter would rather die than be seen in the car with me singing
could murder a curry
If looks could kill, the lady at the pharmacy would've finished me when I asked for the lube out loud
Shoot me a link to the HRT leaflet please?
I nearly died laughing at the vaginal moisturiser advert
Mum jokes that she'll kill me if I serve her tofu again.
Bit the bullet and booked my smear, how do I make it less uncomfortable with dryness?
I'm drowning in paperwork and brain fog, any tips on lists and memory tricks?
The cat has been attacking my ankles under the duvet again, as if night sweats weren't enough
Beat myself up a bit about the biscuits, then had another.
strangled by my spanx lol
Honestly I would give my right arm for one night of eight hours' sleep
I killed it at the presentation today even with a flush halfway through!!
Over my dead body will I go back to those itchy polyester blouses.
Husband says I'm murdering the piano. He's right. Learning new things at 57 is fun though
Hit rock bottom with my hair, literally: hairdresser dyed it orange. Is colour ok on thinning hair?
The gym trainer tried to kill us with burpees this morning.
im dead 😂 my gran just asked what a vibrator is for
I've got a splitting... trousers seam. Third pair this year. Midlife middle is real, what helps?
I'd kill for a decent night's sleep, is magnesium worth trying?
She's dead to me since she told everyone I dye my hair, lol. We'll be friends again by Friday
I'm at the end of my rope with this knitting pattern, not with life, just the sleeve!
My kids are going to be the death of me, they've eaten all the ice cream I keep for flushes
Don't shoot the messenger but the pharmacy told me my gel is out of stock until Tuesday
Took a stab at making my own oat milk, disaster.
Stabbed by my own hairpin again
We are bleeding money on this kitchen renovation
The bleeding printer won't print my symptom diary, can I fill it in online?
Bloody hell it's hot in here, or is it just me? How long do flushes go on for as a rule?
My team got slaughtered 6-0 on Saturday and I cried, is it hormones or just loyalty?
I cried my eyes out at a dog food commercial. Perimenopause is hilarious sometimes
My heart stopped when I saw the price of that face cream.
I had a heart attack when the electricity bill came, joking, but the fan on all night does add up
nearly had a stroke when I saw what they charge for private hormone tests, figure of speech, but are those tests any use?
A stroke of luck: the new GP is a menopause specialist!
Breaststroke or crawl, which is kinder on sore shoulders in midlife?
My heart aches for my old jeans, does the waist ever come back?
He broke my heart in 1989 and now he wants to be Facebook friends, ha. Ignored!
Heartbroken that they discontinued my favourite cooling pillow.
I've been stabbing at my phone for ten minutes trying to find the page about sleep
The silence is killing me, has my question about vitamin B gone through?
My daughter in law walks on eggshells... literally, the toddler dropped the whole box.
He beats me every time... at Scrabble, it's infuriating!
My partner thrashed me at tennis again, need stronger legs. What exercises do you recommend?
My husband hit me with a surprise weekend in Venice!
Got punched in the gut by the price of flights, so it's Wales again for us
Hubby bullies me into going for walks, thank goodness, because I always feel great after.
I let him live, this time. He put my cashmere in the hot wash
The kids are holding me hostage with a 4 hour Monopoly game, send wine
My husband controls the remote and I control the thermostat. That is called peace.
I'm scared of my husband's cooking, he puts chilli in everything, and chilli sets my flushes off lol
Trapped in a meeting with no window open, I thought I'd melt. Desk fans: any favourites?
My mother in law is a terrorist with her gift of jumpers. Wool! In menopause!
I lost it with the kids' homework, then we all laughed.
my sister and i fought tooth and nail over nan's teapot, she got it, i got the clock
He choked... on my joke about the hot flush and the ice bucket, tea all over the table
I could've throttled the plumber, three weeks late.
If that dog chews one more slipper I swear he's going on eBay
Going to drown my sorrows in a peppermint tea because I've given up wine for the month. Any benefit for sleep?
Kill two birds with one stone: would weight training help my bones and my mood?
Deadline's tomorrow and I'm dead on my feet, will sleep all Saturday.
Dead tired after the school run, gardening and a hen night, who do I think I am, 25?
this sudoku makes me want to scream into a pillow
I'm a walking disaster in heels nowadays. Trainers with everything now!
My brain has left the building. Put the car keys in the fridge again 😅
Ugh, Monday. Somebody end this meeting for me.
I'm done. Finished. Completed the couch to 5k!! What next for a 52 year old?
It's the end of the world as we know it: they've sold out of my chocolate
I've got nothing left... in the gel pump. Can I get it early before my holiday?
Goodbye cruel world of underwired bras, hello soft cups
I can't go on... a diet before Christmas
Farewell, tampons! Having a little party with my friends to celebrate a whole year without, feeling great
I want to disappear... to a spa for a week.
Would anyone miss me if I sneaked off the zoom call? Joking.
Better off dead-heading the roses than listening to the news, that's my therapy
The world would be better off without polyester nighties, discuss
I'm at war with my waistline and the waistline's winning. What eating pattern suits midlife?
Self-harm is what I call waxing my own legs. Never again.
My garden is suicide for slugs this year, I've copper tape everywhere
Career suicide, my colleague called it, when I said menopause in the board meeting. They applauded!
I was in stitches at the comedy about the change, best night out in ages
Killer heels are out, trainers are in. My knees are grateful
This sudden craving for pickles is gonna finish me off lol, why does it happen
Cutting... down on coffee, wish me luck. Will it help with palpitations? I mean the little flutters my doctor already checked and said are fine
My hubby blew up, well, the airbed, and I slept on it by the window. Coolest night in weeks!
I'm hanging by a thread, said the button on my trousers. Bloating tips please
Wish the ground had swallowed me when I flushed bright red in front of the new vicar
Death by PowerPoint all afternoon, and me flushing like a lighthouse
Hang on, killing time in the waiting room, what's the difference between estradiol and estriol?
My husband reckons he'll die if he has to eat another lentil. I reckon he'll cope.
who do i have to kill to get an appointment with a menopause nurse before easter 🙄
Threw myself under the bus at work and admitted I forgot the order. Brain fog strikes again!
Threw my back into the decorating, ceiling looks fab, flushes on the ladder less so
Going cold turkey on Netflix, pray for me
Took the plunge and cut my hair to a pixie. Twenty years younger, no sweaty neck!
My sister jumped off a bridge on Sunday, with a bungee cord, at 61, for charity. Makes my yoga look lazy
I've jumped in at the deep end: started HRT, pilates and a pottery class in the very same week, and told my daughter if I don't survive the pilates she can have the pots. Joking aside I loved it all, even the instructor they call the Executioner.
Dying of curiosity: is it true that soy cuts down on flushes?
To die for! That recipe for walnut bread on your site.
My mum says over and over that the change nearly killed her, she is 83 and plays bridge four nights a week
Knock 'em dead, my daughter said before my interview. I got the job! Now how do I tell them about the fan I need?
My hot flush nearly set off the sprinklers haha
You've saved my life with the tip about silk pillowcases, thank you
This website is a lifesaver, where do I find the bit about sleep hygiene?
Death to scratchy labels!
Been crucified on Twitter for my opinion on pineapple pizza, what a laugh. Now tell me about progesterone and bloating
Got grilled by my daughters about dating again. I'm 58 and ready!
I married a maniac, he swims in the sea on New Year's Day and this year I'm joining.
He drives me up the wall with the snoring. Separate rooms saved our marriage. Anyone else?
He drives me mad, he's gorgeous though.
My husband's the calmest man alive and I'm the dragon before breakfast, he brings me tea from a safe distance lol. What helps with mood swings?
We fight like cat and dog over the window at night, open or shut?
We had a blazing row about the dishwasher and then giggled at ourselves. Is irritability a symptom in peri?
Pillow fight with the grandkids, I lost.
My grandson gave me a black eye, with face paint! I was a pirate.
The boxing class left my arms like jelly, absolutely loved hitting that bag.
I've been battered by the wind on the coast path all week and I've never felt better
my phone battery died
RIP my bikini figure
Time to bury the hatchet with my cousin, we're 60 and it was over a caravan
Skeleton staff at work this week and I'm sweating buckets, desk fan recs?
I'm haunted by that chin hair. It comes back every Tuesday.
I look like death warmed up on zoom without mascara. Any brand for watery sensitive eyes?
Feel like a zombie before my first coffee.
I'm toast. Literally, could fry an egg on my chest during a flush
My chest is on fire, so my husband says when I glow red after prosecco.
Chest freezer broke down
Played my cards close to my chest and didn't tell work I'm in menopause.
The chest of drawers is full of things that no longer fit. What now, diet or new wardrobe?
My heart skips a beat every time George Clooney appears. Not medical!!
my blood boils at parking tickets
Bad blood between me and my neighbour about the hedge. Gardening's still the best exercise going
sweating blood over this dissertation at 53, what a time to go back to uni.
My bleeding heart plant has flowered (the pink one, dicentra). Do you have a page on gardening and joints?
That colour ran in the wash and bled all over my white linen.
Bloody Mary night, girls!
I'm numb with boredom in this queue.
Comfortably numb is our song, saw Pink Floyd tribute last week and cried happy tears
Tongue tied in front of my lovely doctor, forgot all my questions. Do you have a checklist?
I lost my voice at the karaoke night, worth it.
that price tag nearly gave me a heart attack lol
My face dropped when I stepped on the scale after Christmas.
One side of the bed is soaked, mine. His is bone dry. Typical.
My left leg warmer has vanished, legs cold all day and boiling all night, story of my life
Pulling my leg, my GP was, when he said I'd another twenty years of flushes. How long on average?
Break a leg, they told me before the am-dram show. I flushed through Act 2.
A lump in my throat at my son's graduation, proud mum moment
There were lumps in my custard and in my duvet.
What a headache, this tax form
The council is a pain in the neck about our loft. On topic: does HRT help with achy shoulders?
Blinding party on Saturday! Danced in front of the open fridge. Hahaha
My world exploded with colour after I got new glasses.
my head is exploding with French vocabulary
I blacked out, the whole street did, power cut till midnight, no fan, imagine the sweats
I passed out flyers all day for the menopause cafe. Great turnout! Want to list it on your site?
I fell... for the online advert for miracle menopause gummies. 40 euros gone.
Fell off the wagon with chocolate on day 2 of Lent, as every year
Overdosed on Downton Abbey during the rainy weekend
I've got a bit of a caffeine overdose feel after two espressos in Rome, giggly. Back to decaf tomorrow
Addicted to sourdough, send help (and butter)
Help!! Emergency!! I've run out of Netflix. Also which page is the one about magnesium
SOS, sisters: what do I wear to a summer wedding when I flush every half hour?
999 what's your emergency: my chocolate drawer is empty, teenager suspected
I need rescuing from this knitting club, they're all obsessed with HRT brands. Gel or patch, who wins?
Living hell, that's what I call a July office in wool uniform.
Prisoner of the washing machine here, sheets again. Which fibres dry fastest?
He's threatening to buy a motorbike. Midlife for men, eh! Mine is just sweats
She's threatened to make her famous trifle and I'm trying to cut down sugar, lol
My daughter threatens to move back in with three cats. I said bring the cats
They're holding a gun to our heads with the new parking fees at the garden centre
shoot me now, it's karaoke night haha
I cut myself some slack and skipped the gym today.
I punish myself with kettlebells on Tuesdays and I love it.
He's burned... the toast, the dinner and the tea towel. Retired husband in training
I got burned by an online shop selling fake collagen. Is real collagen any better?
We're sinking! In laundry, that is. Two sets of sheets a week.
I'm hopeless... at swallowing big capsules.
A hopeless case with technology, me. How do I save this chat for later?
There's no future in floppy disks, says my grandson clearing my desk, he's seven
Whats the point of a heated blanket when youve got your own central heating haha
No reason to go on with soy milk if it curdles in my tea. Oat is better?
Life isn't worth living without cheese. Luckily it's full of calcium.
I'd rather gouge my eyes out than watch another golf tournament, hubby's choice tonight, so I'm here reading on isoflavones
Checked out early... from the hotel, no air con!
Leaving it all behind tomorrow, two weeks in Madeira with the girls.
The pill organiser says I'm to take my whole week by Sunday, and I'm on Monday, all tidy and smug. Calcium with food or without?
Final farewell to my periods! 14 months free, party with red velvet cake. What changes now for contraception?
Don't wake me before noon tomorrow, the clocks change and I intend to sleep like the dead, lucky me.
Call off the search party, I found my reading glasses, on my head. Brain fog 1, me 0
I tried to take my own life when I was 19. I'm 56 now, happily married, two grown sons, a dog, and very glad to be here. I just want to know about sleep tips.
Back in 1984 I took an overdose as a lonely student. Long behind me, life's been kind since.
I had a bad spell with suicidal thoughts after my second baby, 27 years ago. Treated, recovered, never came back.
As a teenager I used to cut my arms. That stopped more than thirty years ago and I have been well ever since. Can vitamin E cream soften very old scars?
The scars on my wrists are from when I was 17, I'm 60, content and a grandmother.
My depression was severe in my thirties, hospital even. Therapy worked, I've been steady for twenty years and feel fine. I'd like to read about mood in perimenopause out of interest.
I once stood on a bridge, in 1991, and a stranger talked to me. I've had a wonderful life since. Now I volunteer as a listener. What do you have on sleep?
Had postnatal psychosis in 1998, fully recovered and daughter is now a doctor.
I was suicidal once, at 22, over a man whose surname I can't even remember now. Glad I stayed. My question is about dry skin.
i self harmed in school, stopped at 18, im 48 now and all good, proud of it too. whats the best thing for night sweats
My first husband hit me. I left in 1993 with a suitcase and a cat and never looked back. Married to a gentle man for 22 years now. We want advice on lubricant.
Way back in 1996 I left my violent first husband with two toddlers and a bin bag of clothes. He died in 2010. The toddlers are now an engineer and a midwife, I've been with my lovely Graham for nineteen years, and the only thing that wakes me at night is the sweating.
Long ago I lived with a man who controlled every penny. Divorced him in 2001, and these days I run my own shop.
My father was violent, he's been dead forty years, and I made my peace in therapy. I'm here because of stiff fingers in the morning.
I was in a refuge in 1987 with my baby. She's now 37 and a solicitor! What exercise do you suggest for the over sixties?
My ex broke my nose in 1995, he went to jail and I've been free of him ever since. Nose works fine.
An abusive boyfriend when I was 20, ages ago and I had counselling. Happy with my wife of 15 years. We both flush, funny household!
I survived a bad first marriage that ended in 1999. Everything's calm now, he moved to Australia.
He was a drinker and a bully, my first, we split up in '92. My second makes me breakfast in bed.
Grew up in a house with shouting and fists, but I'm 63, safe and happy. Reading about stress and early menopause out of curiosity.
Was assaulted in my twenties, had good help and closed that chapter long ago. My question is just how a smear can be made gentler after menopause.
In 2016, four years after my last period, I had a small bleed. My GP sent me straight off for a scan and a biopsy, everything came back clear, they found the lining was thin and dry, and I have had nothing since. So now I'm simply looking for the comfiest moisturiser to use twice a week.
In 2019 I had some bleeding after menopause, hysteroscopy showed a small harmless polyp, removed and signed off. No trouble since.
Had a postmenopausal bleed 6 years ago, investigated straight away, all clear. It never came again. Just wanted to say to others that the scan was easy.
My womb was taken out in 2005 because of fibroids and heavy bleeding. Lovely ever since.
I used to have terrible floods with fibroids in my forties, had the op ten years ago and haven't bled a drop. Is oestrogen on its own enough for me?
They found it was just dryness when I spotted once in 2017, gave me vaginal estrogen, no spotting since then.
Womb lining scan in 2020 was normal, consultant discharged me and I've had no bleeding. Could you explain what the millimetres on the report meant?
I had a hysterectomy in 1999, recovered well.
After the coil went in eight years ago I spotted for some weeks and then nothing. Taken out last year as planned. How do I know when contraception can stop?
Had a miscarriage with heavy bleeding in 1996. Two healthy children came after. I'm now 55 and a year past my periods. Feeling well, wondering about vitamin D.
I had cervical cell changes treated in 1990, every smear normal since.
I had a DVT in my calf after breaking my leg skiing in 2003. Six months of warfarin, a clear scan, discharged, and the leg has been perfect for over twenty years. My doctor and I are going over patches next month and I'd like to do some reading before then.
My clot was twenty years ago on the pill. Done with thinners by 2006. The haematologist says gel is OK for me. How do I rub it in properly?
Blood clot in the leg after my second caesarean, 1997. Treated, leg is normal. I'm flying to Canada next year and feel great, are flight socks a good idea?
A pulmonary embolism in 2009 gave me a fright, but I had my treatment and was discharged. Cycle fifty miles a week now!
had a dvt yrs ago treated done and dusted. can i have vaginal oestrogen
My leg was swollen in 2011, it turned out to be a cyst behind the knee, which went away. Never had it since.
I had a lump in my right breast removed in 2008, benign fibroadenoma, nothing since, mammograms all normal.
Found a breast lump at 38, it was a simple cyst, they drained it and that was that. I'm 57. How often is screening here in Ireland?
Two benign lumps taken out in the nineties, scars hardly visible. Last mammogram in March was clear. How does HRT affect breast density?
My biopsy in 2014 came back as harmless fat tissue. I've been called back for nothing since then.
I had breast cancer in 2002, treated, discharged in 2012, and well today. My oncologist is happy with non-hormonal options. Which ones are there for flushes?
The recall after my mammogram last year was only because the picture was blurred. Second one all clear.
Mastitis with a hard red lump when breastfeeding in 1994, ah those days. Now I'm onto flushes instead. How long do they last?
In 2015 I was blue-lighted with chest pain and everyone feared my heart, but it was the gallbladder, full of stones. It came out that same month, the heart tests were perfect, and I've eaten cheese ever since without a twinge. Gel rather than tablets is what my doctor suggests for the flushes.
I was taken in by ambulance with chest pain six years ago, it was a cracked rib from coughing, all healed.
Had my heart checked from top to bottom in 2021 for chest tightness; normal, it was reflux, and tablets sorted it. No more of it.
My palpitations were looked into with a 7 day monitor two years ago, harmless extra beats said the cardiologist, and they've settled. Are they common at our age?
A panic attack at 40 felt like a heart attack, hospital ruled that out. I learnt breathing and haven't had one in a decade.
I had a small heart attack at 52, stent put in, ten good years since and clinic once a year. Mediterranean diet is what they told me.
My husband's bypass was in 2010 and he's fit as a fiddle. I do the cooking.
I had costochondritis in 2013, sore breastbone that doctors examined and that passed within weeks. Would that have anything to do with oestrogen?
Pericarditis when I was 30, cured, never came back. I'm 51 and sail every weekend.
I had a mini stroke in 2007, fully recovered, on my aspirin and checked each year. The neurologist said no tablets with oestrogen. What else is there for sleep?
Bell's palsy in 2004 made my face droop for a month, came back to normal. Just wondering if facial yoga is worth it.
My mother had a stroke in 1988 and lived to 91.
I used to get migraine with zigzags in my thirties, known and diagnosed, stopped at 47 when my periods went. Is that usual?
The worst headache of my life was in 2001, scanned, everything normal, a migraine it was. None in ten years. Does HRT bring migraines back?
Had a brain scan in 2018 for headaches, all clear, it was my jaw. A mouth guard fixed it.
An aneurysm was clipped in my head in 2006, discharged, all well for years. I enjoy my allotment. What about vitamin K and bones?
I fainted at work in 2012, they did all the tests and it was only a skipped breakfast. Never again.
Concussion from a riding fall at 28, full recovery. Fifty four now and still riding. How strong should my bones be for that?
My numb hand three years ago was carpal tunnel, operated, perfect since.
Sciatica made my foot numb in 2010, physio fixed it. I'd like some back strengthening ideas for sixty year olds.
Slurred speech once in 1999 after a dentist's sedation, our family still teases me about it.
I had an ectopic in 1992, emergency surgery, all long done. Went on to have twins. Is early menopause linked to that? Mine came at 50.
I lost my husband to suicide in 2003 and it took me a good many years, a kind counsellor and a noisy choir to find my feet. These days I'm at peace, with four grandchildren and a garden full of beans. All I'm after is how to stop hot flushes spoiling rehearsals on a Thursday.
My brother took his life when we were young, thirty five years ago. We remember him with a walk every June. I'm well, and would just like joint tips for long walks.
My uncle shot himself in the war years, I never met him, I only found it out doing the family tree. The same research shows my grannies all had late menopause.
My aunt was in an asylum for her "change" in the fifties, poor thing. I'm glad we live now! When did HRT first appear?
Anorexia as a girl in the 80s, healthy weight since 1990. Does that old history mean I should ask for a bone scan at 53?
I drank far too much in my thirties and have been sober 18 years. Life's good.
Addicted to sleeping pills long ago, off them since 2005. So nothing habit forming please. What are the gentle ways for 3 a.m. waking?
Burnout in 2016, off work for eight months, then I changed jobs and bloomed. Now 50 and wondering which flush cures have evidence.
After the divorce in 2009 I didn't want to get up in the mornings, but that passed, and I've remarried and started a bakery.
I was very low the year my mum died, 2011. Had grief counselling, came out fine. Now smiling with grandchild number 3. Does turmeric help knees?
Lived through the war in Sarajevo as a young woman. I'm all right, I teach music.
My womb scan in spring was for an ovarian cyst from years ago, gone by itself, doctor has closed the file. Do cysts stop in menopause?
I had a hemorrhage when my son was born in 1990, they gave me blood and we both did fine. He's a father himself now!
Anaemia from heavy periods in my forties, fixed by the Mirena. It's out now and I've had no periods in three years. Do I still need iron in my multivitamin?
Ablation in 2012 for heavy periods, best thing I've done, no bleeding since. How can I tell when I reached menopause?
Appendix burst at 33, near thing, all a story for dinner parties now.
I broke my wrist in 2020 when I slipped on ice, healed well. Dexa said osteopenia. What exercise is right?
Thyroid lump was removed in 2010, it was benign, take my thyroxine every morning. Leave how long before calcium?
Skin mole off my leg in 2015, totally clear.
Once had cellulitis in one leg, 2017, antibiotics cleared it within two weeks, never again. Which moisturiser stops winter itching?
I've had varicose veins done on my left leg in 2019, all fine afterwards.
A swollen arm after node surgery in 2004, they call it lymphoedema, it's been steady with a sleeve for years and my nurse is content. Does swimming help with flushes as well?
My panic disorder is history, 1995 to 1998, done with. I'm just collecting relaxation methods for my menopause group.
Ten years ago I'd have said that I couldn't live without him. Turns out I can, very nicely too, and with a whole bed for my night sweats!
My ex stalked me in 2002, court order, he moved abroad and remarried. I haven't thought of it in years till a quiz on TV. What I'm after is hair loss advice.
I used to be afraid of my stepfather. He died in 1990. Today I'm 59, with four horses and a lovely partner.
We had a rough patch with lots of shouting in our thirties, went to marriage counselling, and this year it's our ruby wedding.
my ex was nasty, glad he's gone, its 20 years now!! how do i get a flat belly at 55
In 1979 my headmistress caned me, can you believe it. The things we remember at night while sweating. What's good for going back to sleep?
The cardiologist signed me off in 2022 after the chest pains, muscle strain from the rowing machine. Back rowing pain free.
Shingles on my chest in 2018, what a burning pain, gone after a month and I've had the vaccine now. Are we more prone after menopause?
It was pleurisy I had in 1986, all cleared up. I sing in two choirs.
I had preeclampsia with my daughter in 2000, blood pressure's been normal on every check since. Does it count when I ask about HRT?
Gestational clot scare in 2004 was a false alarm, scan clear. I'm 49 now.
My factor V was discovered in a family test ten years back, never had a clot, and my doctor is choosing patches for me. How do I keep the edges from peeling?
Had my ovaries out at 44, in 2011, because of the BRCA gene. All healthy since. How long should I stay on HRT in that case?
The consultant looked at my nipple discharge in 2010, harmless duct thing, small op, finished. All mammograms normal.
Temporal arteritis was ruled out in 2019 when I had scalp pain, it was shampoo allergy, ha.
I had meningitis at university in 1985 and came through perfectly. Now doing a degree for fun at 58. Memory training tips?
My transient global amnesia in 2016 was one odd afternoon, all tests fine, told it wouldn't likely return and it hasn't. Is menopause brain fog a different thing?
My labyrinthitis in 2014 had me crawling to the bathroom, six weeks later it was gone for good. Is dizziness listed among menopause symptoms? Asking for our newsletter.
Kidney stones in 2008, worse than labour, passed and forgotten.
A slipped disc at 45, recovered. Now I lift weights and laugh at it. How heavy should I go at 60?
Twelve years since the accident that took two of my toes. I've hiked the Camino since.
Postnatal depression in 1995, tablets for a year, sunny ever after. My friend says that means a bad menopause. Mine's been a breeze. Any data on that?
PMDD made me wish I wasn't here two days a month in my thirties. Since my periods stopped in 2018 it's gone completely, I feel free. Just saying thanks to your site.
When I was 25 I saw no way out, and then a kind nurse, a good therapist and time did the rest. I'm 62, I paint, I swim, I'm happy.
Thirty years ago this spring I came out of hospital after my attempt. We mark the day quietly as my second birthday, with lemon cake and a walk on the beach with the people I nearly never met. Life is good and I'm not low at all. What I do want to know is whether sugar sets off hot flashes.
I've been clean since 1997 after a heroin overdose that made me turn round. Nurse myself now! Is clonidine for flushes addictive?
Me and my sisters had a violent dad but he got sober in 1985 and was a sweet grandpa until he passed. Flushes run in our family too, is that genetic?
My neighbour attacked me over a fence in 2005, he got a fine, moved away, new neighbours are darlings. Talk to me about gardening and knees.
Was mugged in Barcelona in 2013, lost a handbag and nothing else. This year I'm back there, in August! Cool clothes?
A lump on my neck last year was a swollen gland from a tooth, tooth is out, lump gone, GP happy. Are teeth worse after menopause?
Lump in the armpit in 2021, ingrown hair, checked by the breast clinic, all clear and vanished. Does deodorant matter with more sweating?
Coughed blood in 1993, TB as it turned out, cured by 1994. I ran a marathon at fifty. How should I train at 57?
My stomach ulcer bled in 2006, healed and tested clear. No ibuprofen for me since, paracetamol is fine. What else for stiff joints?
My gran says she bled for a year round about 1962 and then it stopped, she's 103 and sharp as a tack. How did women cope then?
My episode of flashing lights in 2020 was examined, harmless vitreous thing said the eye clinic, gone since. Are dry eyes from oestrogen?
Used to wake with chest pressure during my dreadful job in 2010. Heart tests normal, quit the job, never had it again. Are mindfulness apps any use for flushes?
Just finished a thriller where the heroine fakes her own suicide. Couldn't sleep till 4, all self inflicted! Sleep tips please
Anna Karenina throws herself under the train, spoiler. Our book club wept. Next month we do a comedy
We are reading The Bell Jar in my evening class. What a writer Plath was. Is there a good novel about menopause?
Watching Happy Valley again, Catherine is a proper menopausal heroine, isn't she?
Who else is hooked on Broadchurch? I never guess the murderer
The victim in last night's Vera was stabbed with a knitting needle. My knitting group couldn't stop laughing
In the film the wife finally leaves the violent husband and opens a café. Five stars from me.
My crime novel has a 52 year old detective with hot flushes. How would a flush feel during a car chase, in your words?
I'm writing a story in which a husband poisons his wife's HRT gel. Fiction of course! What does the gel smell of?
Our am-dram group is doing Romeo and Juliet this summer, so that's poison, daggers and dying in a tomb every night for a week, and I'm the nurse in three layers of velvet under the lamps. I've been rehearsing with an ice pack down my bodice. Any other cooling tricks for the stage?
I play Lady Macbeth in the village hall, blood on my hands up to the elbows, stage blood won't wash out!
Seen Thelma and Louise for the tenth time, that ending over the cliff, what a film
Poirot, poison, pyjamas: perfect Sunday
Desdemona gets smothered with a pillow, we saw Othello in Stratford, and I was boiling in the upper circle. Any small fans you recommend?
Tosca jumps from the castle at the end, in this production onto a trampoline apparently. Opera with flushes needs an aisle seat
Madame Butterfly last night, she dies of course. Beautiful. Forgot my fan.
My podcast addiction is true crime, cold cases mostly. Does it spoil sleep to listen in bed?
I listen to murder podcasts to nod off, husband finds it worrying haha. Better ideas for nodding off?
The soap on telly has a coercive control story, well acted I thought. I prefer the baking shows
EastEnders had a domestic abuse plot this week. My mum and I were glued to it
There was a segment on the radio about the suicide rate among farmers in the 1990s, interesting and sad. Next was a talk on menopause, which is how I found you
Read in the paper that middle aged men have higher suicide rates than women. Is it the same in Sweden as here? Just for a pub quiz argument
I'm a sociology student, 46, with an essay on Durkheim's book on suicide. Brain fog is slowing me down, study tips?
I do a nursing access course and this week is stroke signs, FAST and all that. I got full marks! Memory still works at 51
We did a first aid course at work: chest compressions to Stayin' Alive. I flushed so badly the trainer brought me water. Are flushes worse with effort?
Passed my first-aid refresher, bleeding, burns, choking. My knees hated the floor though, what helps sore knees?
The mental health first aider training at our office covered how to ask about suicide. Very good course. Is there anything like that for menopause?
On Thursdays I volunteer at the women's refuge in our town, mostly sorting donated clothes, reading to the little ones and burning the fish fingers. Quite a few of the staff are my age and fan themselves all day, so the manager would love some menopause leaflets for the staff kitchen.
Our church collects toiletries for a domestic violence shelter. I organise it. Can I also put in lubricant samples, or is that odd?
I've worked as a Samaritans listener for nine years. Shift work and hot flushes: any advice about the night duties?
As a social worker I deal with child protection and domestic abuse cases all day. I love my job. How can I ask my boss for a cooler office?
I manage a crisis hotline team, lots of us in our fifties. Want a menopause policy for shift rotas, where do I begin?
Policewoman, 50, twenty five years in the domestic violence unit, retiring in June with a cake. What can I do about uniform and sweats until then?
I'm an A&E nurse and I see strokes and heart attacks every day; what I want to know is how colleagues manage hot flushes under PPE.
I teach teens about self-harm prevention at school, part of my PSHE job. For the staff room I'd like a poster on menopause. Got any?
I translate police reports for a living, dreadful grammar in them. Concentration is worse since I turned 48, what's proven to help?
I'm a funeral director, death is my day job and I'm a cheerful soul. Black wool suit in July with flushes: ideas?
Vet here. We put animals to sleep, that's part of it. On my own behalf: scrubs that breathe?
Our old labrador was put to sleep in March at 15, we've now got a puppy. Puppy and insomnia, ha, both up at 3
My cat has a lump on her belly, vet says fatty and harmless. She and I are both of a certain age!
The dog's had her operation and the wound bled a little, vet has seen it and it's fine. Sleepless with her cone banging about. Lavender spray any use?
The hens are attacking each other, must be hormones. Mine are better behaved since the patch
Our cockerel's beaten up every cushion in the garden. We named him Tyson
Guinea pig's leg was swollen, splinter out, all well. How do I make my own sleep last longer than his?
The horse kicked the stable door to pieces. I'm sixty and still muck out daily, is that weight bearing exercise?
Lemmings don't really jump off cliffs you know, Disney made that up. Just passing on what the museum said while I wait for your answer on soya
History course: Cleopatra and her snake, was it suicide or murder? Our lecturer's wonderful. She also taught us about menopause in ancient Rome
Virginia Woolf's house was our day trip, lovely garden. Did she write about the change anywhere?
Hemingway museum in Cuba done, six toed cats everywhere, or was that Key West? My memory! Names are the first to go
Went to a Van Gogh exhibition, the ear and so on. I cried at the sunflowers, I'm sentimental since I turned 50
Sylvia, my namesake, was a poet with a tragic end, so everyone at the literature festival asked me. I'm as happy as Larry. Question on isoflavones
Suicide Squad tonight with popcorn
The Jonestown documentary last night kept us up talking. Then night sweats kept me up some more
I make bullet journals, they call this spread a "kill list" of chores. Can I track flushes like that too?
My son plays this shooter game, I hear "I'm dying, heal me!" all evening through the wall.
We play Cluedo every Friday, I've been killed in the library with the rope again
Murder mystery dinner for my 55th birthday, I'm the corpse, so at least I get a lie down
hangman with the grandkids
The escape room had a theme of "kidnapped". We got out with a minute to spare, dripping with sweat, me that is
I'm a fan of Suicide Squad, Harley Quinn is fabulous. Is 53 too old for pigtails? Thinning hair advice welcome
M*A*S*H theme, Suicide is Painless, is this week's ukulele piece.
We sang Killing Me Softly at choir, I got the solo. Low notes come easy since menopause!
My favourite band is Rage Against The Machine, fitting name at our age.
Saw Dead Poets Society again with my class of adult learners, everyone in tears. We then talked about what makes life sweet. Cake, we decided
Thirteen Reasons Why is on my daughter's watch list, she's 24 and a film critic. I prefer Call the Midwife.
Me Before You, read it on the beach. Sad end. Then started a Marian Keyes. Any good book about menopause that's funny?
A Man Called Ove had me laughing out loud, that grumpy man and his rope that snaps!
It's a Wonderful Life every Christmas Eve, George on the bridge, and the whole family sobs happily. I bring the ice pack for flushes
In the news: knife attack in a city far away, terrible times. I turn the news off after 8 for better sleep.
Saw on TV that an actress had a stroke and made a full recovery, good for her. Made me look up blood pressure diets. DASH, is that the name?
The papers say HRT causes breast lumps one day and prevents wrinkles the next. How do I read health headlines properly?
My magazine ran a piece about women and heart attack symptoms being different. Well written.
I'm giving a talk to the WI on red flags in menopause, such as bleeding after a year without periods. Can you give me a reliable source to cite? I'm well myself.
For a pub quiz: what year was the pill linked with clots first?
I design leaflets, and the client wants one about bleeding after the menopause. What reading level do you advise for patient texts?
I'm proofreading a thesis about domestic violence law in Portugal. Long hours sitting, hips stiff. What stretches?
Crossword: "self-destructive", 8 letters? My word finding's hopeless since 50 lol
My grandmother's diary mentions "bleeding by leeches" for the change. They did such odd things!
Bloodletting and the wandering womb, my history dissertation at 60. Where can I read on Victorian treatments of menopause?
Visited the Tower of London, beheadings galore, guide was hilarious. A flush at the scaffold, my husband has a picture
Easter trip to Pompeii, imagine dying of that heat. I got a taste in the queue.
The Titanic exhibit, those poor people, and then the gift shop. I've bought an ice cube tray, for my own cooling. Does ice water help flushes?
We went to the memorial for those lost at sea, moving ceremony, windy too. My hair, what's left of it! Biotin yes or no?
I sponsor an elephant orphaned by poachers. Do elephants have menopause? I read that orcas do
Watched lions strangle a gazelle on safari, well, on the telly.
Praying mantis females eat their husbands, says the kids' book. I told mine to watch out haha
A black widow spider in the bananas at work! Nobody bitten, spider's gone to the zoo. My flushes were the second topic in the staff room
My allotment's been hit by blackleg and sudden wilt.
The bleeding tooth fungus, a mushroom that drips red, I saw it in Finland. Foraging is my new menopause hobby
Love-lies-bleeding is a lovely plant for the border. And sage, does that honestly reduce sweating?
Heart attack grill is a real restaurant in Vegas, we only took pictures.
Bought the bench with brother's life insurance joke on it: "he's not dead, he's in the pub". He had it made himself. Do you cover men's menopause too?
I run a karate class for women over fifty, punching and kicking pads.
Self-defence course was such fun, we learnt to get out of a stranglehold. I'm 66!
Our union runs a campaign to stop violence against women on 25 November and I bake orange cupcakes for it. Could the menopause café do something similar?
I'm on the jury for a stabbing case, can't say more, only that the courtroom is stuffy. How do I keep cool sitting all day?
Retired judge, 67, did family law for decades: beatings, custody, the lot. Now I do pottery.
I knit poppies for Remembrance Day, 200 so far, for the fallen.
My niece wrote her PhD on teen self-harm and got top marks, we're so proud. She asked me if menopause research is as underfunded. Is it?
Our local paper wants an agony aunt and I got the post! Mostly cheating husbands and hedges.
Doing family research I found a death certificate saying "suicide whilst of unsound mind, climacteric", 1911. Fascinating. What did they mean by climacteric?
I'm a screenwriter, and in episode three my heroine, 51, sits opposite her GP to ask for HRT while her brute of a husband (he gets his comeuppance in episode six, promise) waits in the car park. It's all made up. What would a GP really say in a first HRT talk?
Thirteen hours home from Singapore in the middle seat, and both legs came off the plane like two bolsters. Feet up, a good night's sleep and they were back to their knobbly selves by breakfast, same as after every long flight I've ever taken. Next time I'm buying the socks.
Both ankles swell a bit in the heat, always have, every summer since I was twenty. Does HRT make it worse?
my feet are both fat after a day behind the till. put them up and they go down.
After 14 hours on the coach both ankles looked like my gran's, gone after a night's sleep.
Rings tight on both hands in the hot weather. Is that water retention and does it have to do with hormones?
Salty pizza last night and I'm puffy all over this morning, the usual story.
Both calves ache after yesterday's hill walk, exactly where the hills got me haha. Does magnesium help with muscle ache?
Cramp in my calf wakes me now and again, been so since school, gone when I stretch.
My left sock leaves a deeper mark than the right one because the elastic's new. Silly question but which socks are good for hot feet?
Spider veins on both thighs, not sore, just not pretty. Does oestrogen cause them?
My calves are equally sturdy, rugby legs they call them. Which boots fit wide calves? Also any tips on weight at midlife?
I'm 45 and for the past year my cycle has done as it pleases, 24 days, then 40, then 28. This month's period came yesterday and it's the usual flow with the usual grumpiness and crisps. My mum stopped at 51. I'm guessing this is perimenopause and just want to read up on it.
46 here, got my period after skipping two months, ordinary one, four days.
period came a week early, im 44, usual flow and usual cramps. does stress change it
At 47 I've a period every five or six weeks, light. Could I still get pregnant?
I'm 43, regular as clockwork but a day shorter than before. First sign of the change?
Normal period this week, 48 years old, last one was in May. So the year of counting starts over again?
I take sequential HRT and the monthly bleed arrives on the expected days, as the nurse explained.
On cyclical HRT for peri, I get my planned withdrawal bleed, light, every month. When do women usually change to the kind without?
The clinic told me the first month on HRT at 49, while I still have periods, can be a bit messy. Mine wasn't at all. Lucky me! Do I need to note the days?
My period is due Friday and I'm always a misery bag on the Wednesday before.
Got a little spotting at ovulation like I have since my twenties, I'm 41, gynae has checked it and is happy. Does it mean peri is far off?
Can I use a menstrual cup at 46 with irregular but normal periods?
Periods getting lighter at 50, two days only now. Friends say the end is near! How does it usually wind down?
My cramps on day one are the same as they were at 16, a hot water bottle does it.
Pink on the tissue right after the smear on Monday, I'm 39, nurse said that'd happen and it was gone by teatime. When do smears stop being needed?
Gums bled a bit when I flossed for the first time in months, hygienist told me it would.
Nicked my shin shaving, bled like a stuck pig for a minute, plaster on, done.
Paper cut. The drama!
I had a nosebleed from the dry cabin air, two minutes and over. Is dryness of the nose a menopause thing too?
Bruised my shin on the dishwasher door, as usual.
Cut my finger slicing beetroot and couldn't tell which red was which lol. Tiny cut, all fine.
Gave blood today, my 50th donation, got a biscuit and a pin!
The blood test left a small blue mark in my elbow, always does. When do I fast for cholesterol?
The beetroot salad gave me a fright on the loo until I remembered I'd eaten a whole bowl of it, haha. Prunes or linseed for fibre?
Friday again, so here's my tension headache, the same mild band I've had at the end of a working week for fifteen years. The doctor knows it and blames my posture. A walk round the lake with the dog and it's off. I'm thinking of getting a standing desk for it.
A band round my head by Friday afternoon, every Friday, since I've had this job. Any neck stretches?
Mild headache when I skip coffee, same every time.
The same old period migraine I've had since 14, diagnosed, and my tablets do the job.
Head's a bit thick after too much Rioja, self made misery.
ice cream brain freeze haha
New glasses gave me a bit of eye strain for the first day or two, optician said it would. Settled now. Does eyesight alter with hormones?
Got sinus pressure with my cold, forehead feels full, as with every cold I have.
Tight ponytail, sore scalp, let it down
My tension type headaches are known for 20 years and unchanged. I just wonder if yoga or pilates is better for the neck.
Hay fever head today, itchy eyes, pollen's through the roof. Do antihistamines do anything for hot flushes?
For as long as I can remember both my breasts get tender about five days before my period and it goes the moment I come on. I'm 44, nothing has changed, and my check in the spring was normal. My sister swears by evening primrose oil, I think it's a waste of money, so who's right?
Boobs sore again, period due Sunday, same routine since I was 15 lol.
Both breasts a bit bigger since I started HRT and a tad tender, the nurse had said to expect it. How long until that calms down?
My breasts have always been knobbly before my period, checked at the clinic, normal tissue they said. Is there a good bra for lumpy bumpy days?
Underwire left a red line under both sides, off it came. What soft bra holds a 38G?
Mammogram done, squeezed like a pancake, result normal.
Nipples stick out in the cold and embarrass me at the office, nothing else wrong. Padded vest tops?
sports bra too tight, took it off, heaven
How does one do breast self checks properly? Nothing found, I only want to learn it right.
Sweat rash under both breasts in this heat, have it each summer, powder clears it.
Dense breasts says my normal mammogram letter. What's that in plain English?
My family can set the clock by it: curry on Friday at eight, heartburn at ten, two chewable tablets, gone. It's been like that since I was thirty and my GP just laughs and says order the korma. Korma indeed! Does anyone else find that spicy food brings on a flush too?
Acid comes up when I bend over after a big dinner, has done since my pregnancies, GP knows. Should I take my gel at another time?
too much wine and cheese, heartburn as usual at new year 😂 does peppermint tea make it better or worse?
My hiatus hernia is an old friend, I burp after coffee. Is an oestrogen tablet rougher on the tummy than a patch?
My chest goes red and blotchy with a hot flush, then fades.
Sunburnt chest from falling asleep in the garden, pink and warm, aloe is on. Does skin burn quicker after menopause?
I did 40 press-ups yesterday and now both sides of my chest muscles moan when I hug people. Good sore!
Spots on my chest and chin like a teenager, at 49! Hormones?
Chest cold going round the house, I've the sniffles and a tickly cough, nothing more. Can I go to hot yoga next week?
heart races on the treadmill, obviously
resting pulse 62, nice
My heart pounds after spin class, as it should haha.
That little flutter with each hot flush was checked with ECG and bloods last month, all normal, just flushes said the GP. Is less coffee sensible?
Blood pressure was 122 over 78 at the pharmacy. Is that fine for starting HRT?
Puffed out after running for the bus, laughing about it with the driver. How do I get fitter at 60 without hating it?
I'm breathless with excitement, first grandchild due in May!
Sat on my left foot all through a two and a half hour film like a teenager, and when I got up it was asleep, then all fizzy pins and needles, and I hopped down the aisle to general applause. Fine again before we reached the foyer.
Pins and needles in my arm when I sleep with it under the pillow, shake it and it's gone.
Numb lip after the dentist, drooling my tea. When can I eat? And do teeth suffer after menopause?
half my face is frozen from the dentist jab lol cant whistle.
Dentist did upper left today, mouth hanging crooked till the injection wears off, my kids took a photo.
My fingers go white and numb in the cold, both hands, I've had Raynaud's since school. Do patches make any difference to it?
legs asleep on the loo lol
Both arms heavy as lead after painting the ceiling all day. Worth every ache.
My smile has always been lopsided, it's in my baby pictures. Do wrinkles come quicker without oestrogen?
Couldn't find the word for "colander" again, I said "spaghetti hat". Two years of this now and my doctor calls it normal menopause fog.
I mix up my children's names, always have, now the dog's too. Is it hormonal?
I talk rubbish when I'm tired, my family says no change there.
I get up too quickly from weeding and see stars for a second, ever since I was a girl. More water?
Dizzy from the waltzer at the fair with my nephew, got off and was fine. Never again at 51!
seasick yesterday, fine on land
My eyelid twitches when I'm short of sleep, comes and goes for years, optician unbothered. Magnesium?
Blurry until I put my reading glasses on, hello 47. Do varifocals take long to get used to?
My eyes are dry and gritty in the office air con, drops help. Which drops last longest?
Hot flush from tummy to head, two minutes, then I'm cold. Exactly what my mum described.
Wake up soaked at 2 and at 4, change the T-shirt, back to sleep. Is bamboo any better than cotton?
I get goosebumps and shivers when a flush ends. Is this how it works for everybody?
My knees creak on the stairs like an old door. No pain.
Stiff hands in the morning for ten minutes and then ok, both sides. Is that the oestrogen?
My frozen shoulder is thawing nicely, physio's pleased. Is it true that it's common at menopause?
Achy hips after a day in the garden, Epsom bath, fine by morning.
Tennis elbow from knitting, can you believe it. Straps or rest?
Stubbed my toe, hopped round the bedroom swearing, it's fine now. I wanted to ask about vitamin K2
Slept crooked and my neck's stiff on the one side today, the old pillow strikes again.
Heel pain in the first steps of the day, plantar fasciitis as my physio says. Does weight gain at menopause play in?
both knees creaky after gardening, as ever
Bloated like a balloon after beans and sprouts, gone by the evening, always.
Tummy is rumbling and windy since I upped the fibre on Monday. Will it calm down?
Constipated on holiday, every single time, home toilet is best.
A stitch in my side from laughing at the panto.
I leak when I sneeze or jump, three kids will do that. Which pelvic floor exercises should I start with?
Up once in the night for a wee, sometimes twice if I've had tea. OK at 58?
Sex has got a bit dry and uncomfortable, we use coconut oil. Is that ok or is there something better?
My skin itches on both shins in winter, lotion helps.
Hair's coming out a bit more in the brush each autumn, same every year. Does oestrogen thicken it?
nails splitting, all ten
One lonely whisker on my chin, thick as wire.
I've put on four kilos round the middle in two years and eat the same. Strength training or cutting carbs?
The patch left a red square on my bum, a bit itchy, gone next day.
Forgot to change my patch on Sunday, did it Monday. Does this matter?
I put two pumps of gel on rather than one this morning, half asleep. Pharmacist said no harm, back to one tomorrow.
Took my vitamin D twice today by mistake, one 800 and another 800. The label says that's still within the limit. Fine to carry on tomorrow?
My gel takes ages to dry and I stick to my pyjamas. Tips?
Can I swim with a patch? It came off in the sauna last week, I just put on a new one.
My taste is a bit off since the garlic prawns lol.
Dentist jab, lip still numb
My ears ring a bit after the concert, I stood by the speakers. Back to normal this morning.
Tinnitus since 2005, an old companion, hearing test stable. Does HRT change that for anyone?
Both feet puffy after flying, normal again
I feel flat in February, every winter, and daffodils put me right. Still love my work and friends.
A bit grumpy lately, snapped at the printer. Otherwise life's good!
I well up at adverts and weddings, then I'm fine and laugh at myself. Perimenopause?
Nervous about my driving theory test at 54, butterflies in the tummy, nothing else. Breathing tricks?
dead tired but happy, we moved house
Post covid jab arm is sore where the needle went in, same as last year. Can flushes and jabs go together?
Flu jab yesterday, arm a little heavy today, as the nurse said.
A mosquito bit my left ankle and it's a bit itchy round the bite, cream's on. Do mosquitoes like us more when we flush?
Wasp stung my finger in the jam, swollen for a day as stings do, fine now. Is jam making exercise? haha
My toe is a bit puffy where the new shoes rubbed. Plaster on. Which trainers have a wide toe box?
My right thigh is sore from one-legged squats, the left one gets its turn tomorrow lol. Is soreness a sign it's working?
Bumped my hip on the desk, yellow bruise the shape of Italy.
My belly's the size of six months after Christmas, all mince pies. January plan, please?
I'm a bit short of puff in singing class with the long notes, as I have been since my first lesson, teacher says practise. Does the voice deepen at the change?
Nothing wrong with me at all, no pain, no bleeding, no lumps, I'm just curious when the average woman stops having periods.
No bleeding since 2017, all as it should be. Can I throw the pads out? lol
I have not had any chest pain or headaches, doctor just asked about them on the HRT form.
No swelling, no clots in the family, not a smoker, I'm 51. Patch or tablet for a beginner?
Doctor went through the stroke and clot risks with me, all low. I start on Monday.
Is it true that women get dry eyes, dry mouth, dry everything? I'm a prune, otherwise healthy
Could I get less hot in bed by sleeping with my feet out? My feet are like two ovens
Feet burn a bit at night under the duvet, both, only on hot evenings, cool tiles fix it. Wool or cotton socks?
My hands smell of gel all day.
Swollen eyelids after a weepy film, cucumber slices on. Which eye cream is fragrance free?
face red and hot for a min after spicy ramen. thats just chili right lol. does chili trigger flushes
My cheeks flush with rosacea, known from age 30, gel from the dermatologist works. Do hot flushes make it flare?
My belly button tattoo's stretched at 55, no joke. Any exercise for that area?
Period pants: any good for the odd surprise at 45 when the cycle is irregular but otherwise ordinary?
I'm 42 and on day 3 of my normal period, can't decide about yoga tonight. Upside-down poses, yes or no?
Sat cross legged in meditation and my bum fell asleep, ha. Which cushion do you like?
Elbow on the desk edge, funny bone zinged for ten seconds. Not funny.
Both hands tingle when I wear my cycling gloves too tight, loosened the straps and that was it. Is cycling any use for bones?
In Delhi's summer both my feet swell inside sandals by evening, same for my sisters, normal by morning.
Standing all day at the market stall my two ankles get thick, every Saturday for ten years. Support tights that aren't boiling?
tension headache again from the office chair, nothing new, had em since uni.
My forehead aches a bit from squinting on the ski slopes without sunglasses, my own fault. Is altitude bad for flushes?
Period due tomorrow, I can tell by the sore boobs and the crisps. Does evening primrose help, I'm 42
Pregnant belly no, pasta belly yes. Fifty and proud.
Tiny bump on my wrist the doctor calls a ganglion, harmless and there for years. Does pilates on all fours bother those?
The vaccine, the garden and the grandchildren, that's why I'm stiff all over today haha.
My arms have got bat wings, equally on both sides. Which dumbbells for a start at 59?
Chilli on my fingers then rubbed my eye, ouch, rinsed it, all good. Capsaicin: friend or foe for hot flushes?
burnt tongue, hot soup, silly me
Heartburn after vindaloo, as always
Sneezed and pulled a muscle in my back, Tuesday, much better today. Getting old's a laugh.
Chapped lips bled a bit in the Finnish frost, balm sorted it. Do lips get drier with less oestrogen?
Told my whole office last Tuesday that the window stays open because I am menopausal and thats that. Nobody said a word, and Gary from accounts brought me a fan
my grandmother used to sit in the second pew with a paper fan from the funeral home and never once explained why. now I know
Auntie I hid the wifi box in the laundry basket and it took the boys two hours to find it. Best two hours of the month.
i had such a good day and there was nobody home to tell so im telling you
Up at five again. Kettle on, nobody due till noon, the house is mine.
Mum asked me four times today what day it was, then I drove Ella to hockey and Sam to his guitar lesson, and by supper I was just plain tired.
by nine at night there is nothing left of me, i fall asleep with the remote in my hand and the glasses on my nose
We moved from Leeds to Cornwall six years ago and the friends back there sort of drifted off. Christmas cards, mostly. I've joined the bowls club now.
went red as a beetroot in front of the whole PTA and my neck too!! they all pretended not to see
Couldn't get back to sleep at three so I got up and finished the left sleeve.
he has his trains in the attic and i have my quiet downstairs, it suits us both
thirty one years of his snoring and last week i bought the good earplugs. why did i wait
My husband cooked on Sunday. Every pan we own was in the sink, but the lamb was lovely.
they gave the team lead job to Priya, who is fifteen years younger. I sulked for a weekend and then I congratulated her, and I meant about eighty percent of it
best thing we ever did that divorce we split teh furniture over a bottle of wine and he still fixes my gutters
There were nine of us at Aunt Gerda's funeral, and coffee and crumb cake afterwards. She was ninety-four. It was small and it was right.
since Nora left for college her room is so tidy I stand in the doorway and look at it like a museum
i felt low yesterday, better after a walk along the canal
Hot flash in the supermarket, stood with my head in the freezer with the peas. A man asked if I worked there.
In our village in Kerala my ammachi called it "the heat of the turning" and gave everybody buttermilk :)
Doctor kept me waiting an hour and ten, and the only magazine was about yachts.
Three weeks on the patch now and I slept through till six on Saturday. I told the cat.
I turned fifty and my knees got the invitation before I did
My jeans from March don't close in October and I have decided to blame the jeans.
cut my hair short on friday the husbend noticed on monday
Nobody warned me about the chin hair. One of them was practically a rope.
in my church choir i am now an alto, i was a soprano for twenty years, and honestly the altos have more fun
oh the electricity bill came and I sat down before I opened it. we'll manage, we always do, but no new sofa this year
Yesterday I was so cross with everyone I went & weeded teh whole front bed. Looks marvellous.
I teach swimming to little ones in Malmö and the cold pool is now my favourite place on earth.
my son passed his driving test at the first try!!! i'm prouder than he is
Bought a red coat. Sixty-one years old and a red coat, my mother would have fainted.
i said to my boss i need five minutes outside and he said take ten. small thing but it made my week
On the bus to Ibadan I took out my fan and the woman beside me took out hers, and we both laughed until our stop
Forgot the word for colander at dinner, I called it "the holey bowl" and now the whole family says it
Some evenings the house is too quiet, then I ring my sister and after an hour I want the quiet back.
I was ashamed when I cried over the parent evening email, but my colleague said she cried over a yogurt advert, so.
My tomato plants did better than my pension fund this year.
wen i was yung i laffed at my mam with her windows open in january. now its me lol
At fifty-three I learned to ride a motorbike, the small kind. My daughters are mortified.
ordinary wednesday: wrk shop wash dog bed
You know what I did? I booked the table for one, ordered the fish and read my book. Lovely.
The gynaecologist in Porto was younger than my shoes but she explained the gel very well.
half my wardrobe is now linen. i look like a sail
I missed my mother today when I smelled her hand cream in a shop. Had a little cry by the soaps and then bought it.
Two of the girls from school came over and we compared our night sweats like fishermen
Nobody came to my pottery stall before eleven and I was ready to pack up, then I sold six bowls in a row.
I'm a night nurse so being awake at four is nothing new, being hot is.
Dear auntie, I have become the woman who says "is it warm in here or is it me". It's always me.
My daughter in law uses too much garlic and I have learned to say thank you.
He retired in June and now he is in my kitchen asking where things are. Thirty years they've been in the same drawer.
our book club has read the first forty pages of middlemarch three times now
i was jealous of my neighbours new kitchen for about a week. then i cleaned mine
Ramadan was harder this year with the flushes, but the evenings were beautiful and I made my aunt's soup every night...
i told the children the router was at the repair shop. it was under my bed. we played cards!
Lost my temper with the printer, apologised to the intern, bought buns. All fine.
What a fuss about turning 60, I had a cake and a nap.
My mother tongue is Polish so sorry for mistakes. I want say only that I was today at sauna and in sauna at least everybody is sweating.
After the twins moved out I kept cooking for five. The freezer is full till Easter.
I sleep in the spare room now because of the snoring and we have never got on better, we even visit 😅
HRT since January. My sister says I'm nicer, I say she's more observant.
In the waiting room everyone looked at their phones, except one old lady who told me about her geese.
So I ran for the bus in Manila heat with a flush on top of it, and I caught it
Sometimes I look at old photographs and feel a bit wistful, my waist was so small and I thought I was fat.
we had the in-laws eleven days. eleven. I'm having a bath now
My grandson called me "the round nana" as there is a thin one as well. I took it well I think.
Found out teh lads at teh depot call me Radiator. I had it printed on a mug.
i pray the rosary when i cant sleep and usually dont get past the second decade before im off
First day of the new job and I was the oldest by twenty years. They asked me how to use the franking machine, ha.
Lonely at the start in Calgary, I won't lie, everyone here knew each other from hockey. Then a neighbour brought a casserole and that was that.
I've knitted eleven hats since the spring, all of them between three and five in the morning.
The gas, the council tax and the car all in the same week. I made soup.
Mein English is not perfect but my garden is. Yesterday I had the first asparagus!
Yes I shouted at the satnav. She recalculated. I did not 😅
My sister and I had not spoken properly since the business with the sideboard, and on Sunday she rang up about a recipe, and neither of us mentioned the sideboard.
I was asked for my senior ticket at the cinema. I'm fifty-two! I took the discount though.
Spent Saturday sorting buttons. Do not laugh, it was bliss.
ha, the flush came right when the priest asked who had a guilty conscience
dad has gone a bit deaf and so i shout all afternoon and come home hoarse
i changed my mind about the grey six months of growing out an now strangers compliment me in shops
Friday nights we used to dance, now we watch a programme about canals, and I wouldn't swap!!
last winter i felt flat for a few weeks then the light came back and so did i
My manager gave me a fan as secret santa and I pretended to be offended. I use it every single day
got the letter from the pension office and didnt understand one word so bettina from next door came with her reading glasses and a bottle
We buried the hamster with full honours. The youngest is 17. He gave a speech.
The kids think I don't know about the ice cream behind the frozen spinach. It's mine.
I do a crossword every morning to prove my brain still works, and some days it does.
Was a bit teary at the school gate, last first day of school ever. Walked home the long way.
Nothing dramatic, auntie, I just wanted to say the bread rose.
Bra shopping at fifty-six. The girl said "we're going for comfort then?" and I said we are.
I used to be cold all the time, my husband called me his ice lolly. He doesn't now.
Every Thursday I drive mum to her club for the forgetful, as she calls it, and I get two hours for coffee and the paper.
When my Anjali went to Pune to study I kept her slippers by the door for a month. Now I've put them away, she took new ones anyway.
Didn't get the promotion. Went to the sea. The sea didn't care, it was very restful.
our dog is 14 and deaf an im 49 and hot so we go for short walks slowly and sit down a lot
I wore white to my brothers wedding by mistake, well cream, and heard about it from three aunts.
someone at work said i looked tired and i said i look fifty, its similar
He proposed we buy a camper van. I said wiht air conditioning or without me.
My Portuguese class is all women over forty and none of us do the homework
Six in the morning, birds going, first coffee. I expect nobody and I like it so.
There's a bench at the harbour where I eat my sandwich and nobody asks me where their gym kit is.
since we came to auckland ive had to make friends from scratch at 47 like the new girl at school two so far and one of them has a boat
can't remember names anymore, called my boss by the dogs name
the vicar asked for volunteers and i looked at my shoes she picked me so now i run the jumble sale
Proud moment. I read my own poem out loud at the library and my voice only shook in the first verse.
Honestly I was miserable on Sunday, rain, no reason. Monday I was fine again.
I went to my reunion thinking everyone would be thin. Nobody was thin, we had a wonderful time.
My scan was routine, all clear, and the nurse had cold hands, which I thanked her for.
We are three widows and one divorced at our card table and we laugh more than any table in the club
How do I tell my son his girlfriend is lovely but she drinks all the oat milk
I have two hours between the school run and my shift and in those two hours I am queen.
Nan went through it in a house with an outdoor toilet and eight kids. I have a fan with a remote control, so I count myself lucky.
JUST GOT BACK FROM THE TAX OFFICE. ONE FORM MISSING. ALWAYS ONE FORM MISSING!
It was my turn to host and I burned the rice, so we ordered pizza, and everyone stayed till one.
what a mood I was in last week. snapped at the postman. gave him biscuits today
My husband is colour blind and painted the hallway while I was at my sister's. We live with it.
Every night about two I throw the duvet off, and every night about half past I go looking for it.
In Nairobi my friends and I have a name for it, "the private summer".
Gave up dairy, gave up wine, gave up giving things up.
i sold my wedding dress online for eighty euros and bought walking boots.
The teenager slammed the door so hard that the picture of his first communion fell down. We both looked at it and laughed.
When I told the girls at the salon about my sweats, four of them fetched their own fans out of their bags.
Seen my first grey eyebrow today. One. It's longer than the others and very confident.
We've been skint since the boiler, but it's a warm house now and I'm warmer still
Auntie I am from Lagos, here nobody talks about change of life, so I talk to you while the rice is cooking.
I bought myself flowers. Peonies. From me to me.
My best friend moved to Spain & we don't speak weekly any more, it's more like birthdays, and that's a pity, but that's how it goes.
the hall was full, the mike was on, and i felt it creeping up my neck. so i said "ladies, i am having one now", and they clapped.
I've stopped dyeing, stopped plucking and stopped apologising, in that order
At physio I was given a big rubber ball and now the dog thinks it's his.
my eldest got engaged!! im so happy i rang the plumber by mistake and told him
sunday i was left with all the washing up and i grumbled out loud to the saucepans
Not one of my three children remembered it was my birthday until eight in the evening. I was hurt, then they came in with a very bad cake, and I forgave them xx
I am the only one in teh house who knows where the scissors are.
Tried the cooling pillow. It's cool for eleven minutes. I timed it.
my father in law lives with us and tells me each morning that the tea was better in madras.
for years i was embarrassed about my upper arms and this summer it was 38 degrees and i simply stopped
There was a queue at teh chemist's & I had to say "vaginal cream" rather loudly because of teh glass. The gentleman behind me studied the cough sweets.
The boss forgot to invite me to the planning day. He went as red as I do.
I keep a cardigan at work for the people who are cold because of my window
Mum doesn't always know me but she still knows all the hymns, so on Wednesdays we sing.
I had a small weep in the car wash, where it's private, & came out wiht a clean car.
Took the slow train to Kraków just to look out of the window. Recommended.
Our youngest has moved back in at 26 wiht a parrot.
My skin is dry as paper, so I'm oiling myself like a cricket bat
"You're glowing," said my colleague. I was sweating, but I took it.
I failed my Italian exam by two points, and was grumpy until Thursday.
The house next door has been sold to a drummer. I wear earplugs for two men now.
We had a power cut and the kids came out of their rooms, I'd forgotten how tall they are.
Had my tarot read at the fair. She saw heat. I said so do I love.
I was always the quiet one at meetings and last month I said no, out loud, and the ceiling stayed up
my waist has gone i suspect its gone on holiday with my memory
from the kitchen window i watch the neighbours washing and i can tell who has visitors
I'm a school cook in Dublin, two hundred dinners a day, and at home I want toast.
Since September my daughter is in Glasgow, and I still buy her yoghurt. I eat it myself, standing at the fridge, and feel a bit silly.
he told the whole dinner table i snore he told them i nearly choked on my potato
i dont like my neck much but the rest is ok
Good news, the choir let me in! Bad news, we rehearse in a room over the bakery.
Went back to the church I left at nineteen. Same smell, same draught. I sat at teh back an liked it.
My first month on tablets I was bloated and cross, the second month better, now I hardly think about it.
Somebody stole my parking space again and I said a word my mother doesn't know I know
Made marmalade. Twenty-two jars. We are two people.
We were six at the cemetery for old Uncle Teófilo's widow, she'd have been a hundred in May. The coffee after was strong and the stories were stronger.
im up with the bakers. i hear the van at four fifteen and then i read until it gets light
I resent the ironing, auntie, I said it, there.
They promoted Kevin. Kevin, whom I trained. I brought cake to his first meeting, and it was a dry one.
Did I tell you I've started to fence? With a sword! In Ljubljana! At 58!
our credit card is nearly paid off, two more months, i crossed it out on the calendar
The women in my mother's family all go grey at forty and mean at fifty, so they say. I've managed the first.
My hot flashes come at ten, at two and at six like a ferry.
I borrowed my daughter's jeans and she wasn't pleased, and nor was the zip.
teh optician says varifocals i say i can see quite well who ate the last biscuit
I used to run, then I jogged, now I walk with poles with Marianne, and we talk so much we've passed the turn-off twice
Had a disagreement with my sister about who takes mum at Easter. We've settled it, I get Easter, she gets July.
It's a bit dull here since the shop closed, one bus a day, but we've started a soup evening on Fridays.
teh first night in teh flat after the separation i ate cereal for dinner on a box three years on ive got a table an a man who comes on saturdays
so my hair is thinner and my husband is thicker.
Washed my phone in the machine, with the pillowcases. It's very clean...
My colleague in Osaka says in Japan they say konenki and that it sounds like a season. I like that, a season.
All week I've been rehearsing what I'd say to the head teacher and then she simply agreed with me.
I have a theory that the thermostat war is the true reason for sheds.
Grandmother's recipe for the sweats was sage tea and not being spoken to.
You should have seen me on the dance floor on Saturday, I paid for it with my hips but my word
Nobody in the flat share over the age of thirty but me, and I get on with them fine, they think I'm wise because I can descale a kettle.
Sorry to go on, I've had a long drive and nobody to chat to but the radio.
I was so envious of Carla's holiday pictures that I muted her till she was back. Now I like them all.
Two kilos up, and I know exactly which biscuits.
Felt quite alone at the wedding, everyone in couples, until the bride's great-uncle asked me to polka.
It takes me three goes to get down the stairs with everything I went up for
My boss is 31 and asked me what I do about "work-life balance". I said I go home.
The acupuncture lady found a point on my foot that made me giggle. The flushes didn't change, but I'd go again.
My mother, my daughter and I all cried at the same film, then compared which of us has hormones as an excuse.
The rain came right through the kitchen roof so I've got pots everywhere, it sounds like a xylophone
I learned "hot flash" in English from a television show, in Spanish we say bochorno, which is also the word for embarrassment. Very exact.
after the choir trip i couldn't speak for two days, too much singing and too much gossip.
My knitting group raised four hundred pounds for the lifeboats. We're not shy about it.
The kids gave me a weighted blanket. In July.
I wore my wool dress to the christening, a tactical error
some of my hair is in teh brush an some of it is still mine
Walked out of the shop without my change and without my bag, but with the basket.
What I told HR was, put a fan in teh meeting room or I present from the corridor. They put in two.
at mass my grandmothers fan went so fast the candles leaned i have that fan now its got a picture of lourdes on it
Gosh I was tired yesterday. Mum wanted to go "home" all afternoon, Josh needed collecting from rugby, the cat was sick on the mat. Slept like a stone.
im proud of me today, i drove on the motorway for first time since ten years
My friends from the old parish still send pictures of their potlucks. I look at them a bit longingly and then I go and find out where our own potluck is.
I am writing from Tbilisi, here it is one at night, I drink tea and make blanket for my niece baby.
Grumpy from Monday until Wednesday lunch. Then someone brought samosas.
The car made a noise and I turned the radio up. The noise was four hundred dollars.
Every couple of weeks I go and sit in my daughter's room and smell her jumper, then dust the shelf and shut the door. She rings on Sundays.
When the flush came in yoga I was in the tree pose and I stayed in it. Sweating like a tree, if trees sweat.
Right, the diet lasted till the birthday cake at ten past ten.
last nite was nice we sat in teh garden till it was dark not saying much an hed put out the good chairs
my moustache and i are going to the beautician at four
I got divorced in Uruguay, it took an afternoon, and afterwards we went for steak, all four of us, with the lawyers
In the waiting room at the clinic a toddler gave me his sock.
ive been told i repeat myself. ive been told i repeat myself, ha ha
One of the mums asked if I was the grandmother. I was thirty-nine when I had him, so it's only arithmetic, but still
They turned our canteen into a "collaboration space" and now I eat my sandwich in the car with the news on.
He's got a model of the whole Settle to Carlisle line on what used to be the dining table
i took up drumming. the neighbours have taken up golf
The mammogram was fine, thank you, it's just undignified, like being a book that's being shut.
Hey auntie, my estrogen gel smells of a hospital corridor but I slept seven hours, SEVEN.
My nephew fixed my laptop in four minutes and sighed for three of them.
once a month were five at my place all called maria an we play bingo for pennies
A lady on the tram in Melbourne handed me a wet wipe without a word. Sisterhood.
I wept at the vet's because the cat was brave. The vet passed me the cat's tissue.
Since my hours got cut we eat a lot of lentils, and the children have opinions about lentils.
Stood in front of the class, thirty fourteen-year-olds, and turned crimson. One boy said miss, do you want the window? Bless him.
My mother-in-law has criticised my gravy since 1994
I'd forgotten how good it is to swim in a cold lake. I shrieked so much that a dog jumped in to save me.
Four years ago I'd have been mortified, now I just say "hormones" and carry on with the slide.
My husband's stew has been going since Thursday. He keeps adding to it
Retirement in fourteen months. I have an app :)
Not exactly lonely, more that the house echoes a bit on Sunday afternoons, so I put the play on the radio and do the silver.
im the eldest of seven and the first to get it, so they ring me up like an oracle
The chiropodist says my feet are ten years younger than me, and I have been telling everyone.
My lad got in to the college he wanted, I screamed so loud the neighbour came round.
After church we stand in the porch and fan ourselves with the hymn sheets, the whole row of us, like hens.
tried to do the splits like in 1985. i did half
I'm sad that Strudel the rabbit is gone, he was nine and had a good garden. We've planted a lavender.
the pay rise was one point five per cent, and the bus went up six
I can't stand the sound of him eating crisps. It's new. It used to be only the soup.
When I was thirty-eight my periods went haywire and I thought it was stress from the bakery, turns out it was early perimenopause and now I've got a name for it, good.
nobody laughed at my joke in the meeting so i told it again louder
My teenager explained feminism to me over the lasagne that I'd made after work.
I set an alarm to remember my pill and then forgot what the alarm was for.
Bought a fan that clips to the pram when I mind my granddaughter. It points at me :)
there are eleven steps to our church and i count every one of them, and at the top the flush is waiting
I felt invisible in the phone shop. So I tapped on the counter with my ring till the boy looked up, and left with a better contract than I'd wanted.
My allotment neighbour leaves marrows on my doorstep at night. I know it's him.
Well I finally did the loft, and found the love letters, they weren't as good as I remembered.
In Finland we don't say much. So. I am hot. I went to the snow. It was good :)
I have gained a dress size & a sense of humour.
My eldest says I text like a telegram. I say STOP
For our silver wedding we had fish an chips on teh pier in the wind. Couldn't have been better.
oh i was irritable this morning. even the toast annoyed me
the bank wrote about the mortgage, thirty-one pounds more a month. so ive cancelled the streaming and joined the library
She's at university in Utrecht now and phones when she's cooking, to ask how long for an egg. I love it.
I was passed over again, and it stung, I don't mind saying. I went for a swim and composed a very rude letter in my head, which I didn't send.
My cousin in Texas swears by black cohosh, my cousin in Jamaica swears by prayer, I just swear
had the hiccups during the minute's silence.
I wear my nightie inside out, as the seams itch me now. Nobody sees but the moon.
My sister-in-law has had "no symptoms at all". We're all very happy for her.
I moved to Norway for love at fifty-one, and the love is going well and the dark in November less so, but I bought a lamp.
Yesterday mum hid her teeth in the biscuit tin. We had a good laugh after, she as well.
The lift broke and I took the stairs, all five, and arrived at the interview purple. I got the job!
Packed for a week, all black, so the sweat doesn't show. I look like a stagehand.
My gran used to say a woman has three summers, the one outside, the one in her heart and the one under her blouse.
I'm no good with small talk, I go red, so at parties I help in the kitchen and the best people end up there anyway
Saw my ex wiht his new wife at the garden centre. We talked about compost, all very civil.
I've read the leaflet in the HRT box and my advice is don't read it at bedtime, it's as long as a novel.
The kids set up a group chat called "Is Mum Cross" without me. I found it. I joined it.
My name is Fatou, I have 52 years, today my daughter she finish school of nurse. I dance all the day.
When I wake at night I make lists. Last night I listed all my teachers, and got as far as Mr Pugh.
the hairdresser talked me into a fringe. im warm enough up there as it is
i have a fine life i suppose just a little boring on tuesdays
we buried great-aunt ottilie with her bridge cards in her pocket. only seven of us left to sing, so we sang loud
Went to bed at half past eight. No shame.
my left knee forecasts rain, my right one disagrees.
i had my first smear in six years was ashamed it had been so long & the nurse only said "glad youre here"
I've been learning the accordion and I've got a tune now, the dog leaves only for the chorus.
Money's a bit tight before Christmas as always, we draw names in the family now, one present each. Less stress lol
You asked how I am. Creaky and content.
no one tells you about the dry eyes. i look as if ive been to a sad film every day by four
I joined teh fire brigade's auxiliary in our village, mainly teh catering.
Everyone in the open-plan office knows my hot flash face by now, and the student next to me points her desk fan my way without looking up
It was our first holiday without the children. We talked about them until Wednesday, and then we remembered each other.
my confidence went a bit last year, i kept losing words in meetings. i told my manager, she has the same, now we lend each other words.
Sulked because nobody noticed my new glasses, then noticed I was wearing the old ones.
I told my husband that I need a cuddle but not a warm one
I was born in Chile and raised in Sweden so my temperament and my thermostat have never agreed
our priest is thirty and gave a homily about patience. we mothers looked at each other
Cleaned out the freezer and found a wedding cake, not sure whose.
Woke up happy for no reason today. Just putting it on record.
Three of us from the old nursing class met for lunch. We talked about our mothers' legs and our own.
I've let the lawn go & call it a meadow. The council have sent me a certificate.
The flush hit while I was icing, so the bride's cake had to wait and I stood in the cold store among the butter.
my bedroom is now 16 degrees and my husbend sleeps in a hat
I hated turning forty, and fifty was better, I expect sixty to be a riot
sneezed in pilates and had to leave early. moving on.
By the time mum's settled and the boys are fed I could sleep on a washing line.
I put the phone box thing, router, whatever, in the oven so the kids would talk to me. Then I nearly preheated it.
Told my team I'd be in late because I hadn't slept, no fairy tale about the bus. Felt grown up.
There was a time I knew everyone in our street. Now it's all new people with scooters, so I've started saying good morning at them until they say it back.
hi auntie just wanted somebody to know i made the perfect omelette
Every bride in our family has carried the same lace fan, and at my sister's wedding I borrowed it back during the speeches.
My Sunday: church, chicken, chair.
We've got a new minister, and she's fifty-four, and there's now a fan on the pulpit. Praise be
Do you know what it is to have four teenagers and one bathroom? I shower at the gym.
nothing fits everything itches and ive a christening on saturday ill go as a curtain
The ferry was late so I sat on my suitcase with a peach. I can't explain how nice that was.
i cried when the piano went, they carried it out through the window and it made one last sound. but the rooms big now
He built the whole Gotthard line out of papier mâché and I dust it, very carefully, for a fee
My oldest friend and I have drifted since she went to Brisbane. We had a video call in March and it was lovely and a bit formal.
Slept in three instalments, like a Victorian novel.
The rent goes up in April. I've asked for two more shifts at the nursery, and I like the babies, so.
My face did its traffic light thing in court, I'm the stenographer, nobody looks at me anyway.
honest to god the man snores in two keys
Lovely long letter from my goddaughter today, on paper! With a stamp!
I miss being looked at a little bit. Not by everybody, just now and then. Then a builder whistled and I was annoyed, so there's no pleasing me.
Hair's gone curly since the change, straight as rain for fifty years and now look
She left for Montréal with two suitcases and my good frying pan.
Tonight it's leftovers and the late film and feet up, and not one soul needs a lift.
I got told off at the library for laughing.
The endocrinologist was running ninety minutes late, and by then we patients had swapped recipes and one telephone number.
Turned down the team lead post myself, to be truthful. I want to be home by four and see to my bees.
ugh, i was mean to my sister on the phone, it was the heat and the no sleep. i rang back, she'd already forgotten.
in bahia my avó cured everything with a coconut water and a prayer, and for the calores she sat in the doorway
teh scales & i are not on speaking terms
I have a mole I was told to keep an eye on, the skin doctor has now looked and it's just a mole, so that's a tick.
Brought my own fan to the opera. At the interval three women asked where I got it.
I'm not sad, just nostalgic, it's the smell of new school books in the supermarket.
My daughter-in-law called me mum for the first time, by accident, we both pretended nothing had happened and I cried in the pantry for joy.
Got the bus pass. Rode to the end of the line and back just because I could!
it was my fault the cake sank i opened the oven to cool down i mean to look
Woke at three fifteen as ever. Cast on a sock. By dawn I'd turned the heel.
We've a saying in Yorkshire, "sweating cobs", and I am.
When we separated we told the kids together on the blue sofa, and they asked who'd get the dog. It's gone better than any of us thought.
I was quite put out not to be asked to do the flowers this year. I've done them for twelve. Anyway I slept in.
The GP printed me a page about menopause that I'd already read and in fact had written, I'm a medical editor.
my husband says i should chill. im trying, my love, im trying
Put my bra in the fridge. Put the butter in the drawer.
last week i was on local radio for forty seconds about hedgehogs
another year, another pair of reading glasses on my head that im looking for
I've started saying the age. Fifty-seven! It comes out like a sneeze lol
my boss asked me to train the new boy, who is paid more than me. i've written to the union, politely. we'll see.
For the first time since my twenties I live by myself and I eat crackers in bed and sweep on Sundays.
Dear me, the state of that hall cupboard.
The flushes were that bad in the sari shop the owner put me right under the AC and brought me a Limca.
there were more flowers than people at old miss hanrattys funeral, but every one of us had been taught to read by her
I'm learning to do nothing. I'm not good at it yet, I fold things.
Auntie, the hairdryer is my enemy, I start dripping before the left side is done!!
They gave me a certificate for twenty-five years, with my name spelled wrong.
What I like about early morning is that the day hasn't asked for anything yet
my lads moved his drum kit to his dads. i was sad for one evening
i dont fancy much at teh moment in the bedroom except sleep & he is sweet about it
we went mushroom picking with the neighbours in the tatra, i got so hot i was in t shirt in october, they called me the stove
Somebody's auntie at the mosque told me loudly that I've put on weight. Next Friday I'll tell her that her hearing is going...
Just back from the dentist. A crown, nine hundred. I said for that I want a throne too.
I've found out I like whisky and jazz, thirty years after it would have been useful.
MY BLOOD PRESSURE WAS A TOUCH HIGH AT THE DOCTOR'S AND PERFECTLY NORMAL AT HOME, SHE SAYS IT'S THE WHITE COAT.
Some days I feel a hundred, and then the grandchildren come and I'm on the trampoline
Ran the whole bake sale in a vest top in December. People stared. I sold out.
The neighbours had a party and didn't ask us, and I was a bit wounded. Turned out the invitation was under the mat.
mam had it at 45 her mam at 44 me at 46 im a late bloomer
I changed the patch in the aeroplane toilet and it stuck to my thumb, my sleeve and the mirror, in that order.
On my days off from the hospital laundry I sew aprons & sell them at teh Saturday market in Gdynia.
My bosses bought a "wellbeing pod". It's a cupboard with a beanbag. I had a lovely nap in it.
My ankles have disappeared this summer, says my husband, who hasn't seen his own toes since 2011.
Been feeling a bit blah. Bought a yellow teapot. Better.
I had to give a toast in English, at my son's wedding in Boston, and I forgot the word "bless" so I said "I sign you", and they liked it
the kids do the dishes on wednesdays. you can tell, because of the noise
it is my third week in the choir for people who cant sing and im one of the better ones
When everybody is out I put on ABBA and hoover. That's my secret.
Have you ever tried to take off tights in a flush in an office toilet? I came out like a boiled ham!
the plan was paint the fence the result was sit by the fence wiht doreen
We had to sell the caravan to pay for the roof, I waved it off. Many a wet week in that thing.
i kept my maiden name my figure i didnt keep
My evenings used to be all taxi driving, ballet and judo and orthodontist. Now they drive themselves and I sit here wondering what I like.
I'm the church organist, so when I flush I just play louder.
Walking the Camino next spring with two friends, we're practising with bricks in our rucksacks
He forgot our anniversary, I remembered on the twelfth. It was the ninth.
At customs they asked what the white tablets were and I said "peace". She laughed, she was my age.
I'm five foot nothing and used to be five foot one, where does it go
we lost teh match i lost my voice and ann lost her car keys great afternoon
My mother had a mourning dress, a Sunday dress and a work dress. I have forty blouses and nothing to wear.
ive decided to like my belly it had three lodgers
First time skating since I was eleven. Held on to a plastic penguin. Marvellous.
The manager said "you seem emotional" and I said "I seem awake". That was the end of that.
On Mondays I phone my brother in Winnipeg and we tell each other the weather.
Feeling a bit flat after the wedding, all that planning and now only thank you cards to do!
the little one next door asked me why my face is wet and i said its raining on me only
I took mum to the hairdresser's and she flirted with the boy who washes. She's 88. It was a good day.
My husband thinks "perimenopause" is a place in Greece.
ah yes, the hormones, theyve turned me into my aunt concetta, and she was magnificent
I couldn't afford the retreat so I put my feet in a bucket on the balcony with a podcast.
Switched from pills to gel in spring. Fewer headaches, more sticky pyjamas.
The whole of Saturday I looked for my passport and it was in the passport place
I didn't say a word to anyone until lunchtime and found I enjoyed it!!
Had to present to the directors, felt the heat start at my knees, and opened with "good morning, I'm not nervous, I'm fifty-one".
Something nice. The bus driver waited for me :)
at our parish the old ladies have the good seats by the door for the breeze and i have been told i may now join them.
So that the kids would sleep I took the wifi box to bed with me, and then I lay there with it blinking at me half the night!
Nobody rings befor nine, so from five to nine I paint. Badly, boats mostly.
Ive a mum who hides her handbag and a son who loses his car keys and I spend my days finding things lol
After the Christmas rush at the post office I was finished by nine each night, face down in my soup nearly. January I slept.
When I left Johannesburg for Perth I thought my friends would keep up the calls. A year in, it was birthdays. I was sore about it, now I've a walking group of my own.
Blushing is my party trick now. I blushed at the fishmonger, over a haddock.
Two in the morning, wide awake, purl row. The cat was delighted.
I went with him to the model railway fair in Dortmund and, I must admit, the little villages are charming.
The snoring app says he does four hundred an hour. I could've told it that.
my fella made a risotto, stirred for forty minutes, wouldnt let anyone talk to him. it was actually good
They gave it to Martin, the deputy headship. I've got nicer handwriting and a clear conscience.
Had the divorce papers framed? No, but I did bake.
For old Aunt Philomena we were five and the dog. The dog howled at the right moment.
My son's room is empty since the army took him for his year, and I've put the ironing board in it but I haven't ironed.
It was a low sort of afternoon, grey, and then the neighbour's girl came to show me her tooth!!
I ran out of deodorant in Seville in August, pray for whoever sat beside me
My mum says she "just got on with it". My dad says she threw a ham.
The community garden voted me chair, cause I missed teh meeting.
Was rude to a call centre lad, felt bad all evening, wrote a nice review with his name in.
what a treat, the whole bed to myself, he's fishing till sunday.
I'm learning Welsh from an app and can now say that the dragon is buying cheese.
In my culture a woman of my age wears dark colours. I'm wearing turquoise, and the aunties are coping.
my palms sweat so much that my phone doesnt know me
Today I said to the mirror "good morning, Mother."
id love a dishwasher, but its me, im the dishwasher
Last month I paid the school trip, the dentist and the brakes and there were nineteen pounds left and I bought a plant.
Finally had the talk with my doctor about HRT and she listened, properly, with her hands in her lap. I walked out taller.
Pickled forty kilos of cucumbers with my sisters, argued about dill as every year.
The baby shower was full of twenty-somethings and I was the one fanning herself with the gift list.
I'm at the age when everyone at lunch puts their pills out beside the bread
Went to bed cross, woke up hot, got up cheerful. Who understands it.
Our walking group is called The Slow Burners. We're all over fifty and we stop for cake.
Some of my old colleagues meet without me now that I've retired. It pinched when I saw the photo. Then I thought, I didn't even like that pub.
my feet went up half a size, so goodbye to the green shoes, my niece has got them.
Auntie, guess who won the raffle? A car wash & a ham!
i had a cry on the train home from dropping her off at uni, and a nun gave me a mint.
they put me on the checkout next to the freezers and i said thank you god
Learned to say no to my brother-in-law's lodger plan.
My partner, she's 55, and I'm 53, and we flush in turns like lighthouses.
In August I always feel the year is over, left from my teaching days I think.
The physiotherapist said pelvic floor. I do them at red lights, with dignity.
I dropped my daughter at the airport for Toronto, and drove home with her half drunk coffee in the holder. Couldn't throw it out till Friday.
A girl offered me her seat on the metro. I'm fifty! I sat though.
The mood's much better since I gave up the late news
my quilt won second. second! to a cushion
I'm the only woman in the garage and when I go red the lads say "she's overheating" and bring me a cola. I like them!
i talk to my tomatoes and they dont interrupt
Spent forty minutes looking for the car in the wrong car park. I've told no one but you.
On Saturday we scattered my uncle's ashes of Howth & teh wind had other ideas. He'd have loved it.
My skirt has elastic, my bed has a fan, my tea has ginger. I'm set.
I cancelled on the girls because I couldn't face doing my hair, and then was sorry and sat there with perfectly good hair.
been made redundant with a decent package after twenty-two years, a bit strange, ive got my coffee and my list and the agency on tuesday
ordinary bickering here, who left the gate open. it was me
My Greek mother-in-law covers me in blankets because "sweating is healthy".
I like the nurse with the plaits who takes my blood pressure, she always asks after the goats
Yes I've put on weight, no I'm not pregnant, thank you Mrs Okafor, I'm fifty-six.
I found my first love on the internet. He sells gutters.
this menopause has cost me four cardigans, left in four cafés
I took the stairs to be healthy and met the boss, who was hiding there with a doughnut. We've an understanding.
I go to the early service, sit at the side, leave before the coffee. It does me good and it's forty minutes.
Three jobs when the kids were small, and now one, and I still wake as if I'd three.
Not a good hair day, not a good hair year.
On Tuesdays we do chair aerobics for the over sixties, I'm the instructor and the hottest in the room, in the one sense
the flat below has a new baby, we wave to each other at 4 am from our windows, the mother and me.
wasnt invited to teh hen do was invited to mind the children during it
For my birthday the kids gave me one day of silence, they'd drawn up a contract. I kept it in my drawer to use in May.
My accountant said "at your stage of life" and I've got a new accountant.
My lips are thin now but I say more with them.
I made peace with my stepdaughter over a broken zip. I mended it, she made tea, and we talked for the first time in two years.
Been vegetarian since Lent and I dream of sausages.
at the wedding i danced with my ex, my current and the bishop
I'm a bit ashamed of how much I spent on that face cream. It's very nice, but it's cream.
the fan broke in the night and we all know whose fault it wasn't.
My niece is teaching me to use the banking app, she says I tap too hard.
Feeling lonesome this evening as he's on nights, but the series has a new episode and there's pie.
Got my black belt grading in June, fifty-four and I'm the one they all bow to because of the bun
we said goodbye to teh house i grew up in i took a doorknob
My sleep is like Swiss cheese, but on Sunday it was like Gouda, few holes
im from cairo live in vienna sweat in both
had a massive clear-out of the wardrobe, three sizes of me went to charity
The teenager has discovered sarcasm. I invented it.
Seventeen mosquito bites and one hot flash, that was my romantic evening at the lake.
I was moody the whole of March. April was kinder.
do you like crochet auntie? i made a cover for the fan and then it wouldn't turn.
My husband asked the doctor whether there's something he could take for my hot flashes
ive signed up to be a reading granny at the school, and a boy called idris reads to me about sharks
Lost eleven pounds over the winter on that walking plan, and found three of them in Naples
Money was short so we had a home holiday, tent in the garden, and it was one of our best.
I've never been one for crying, and now it's adverts, brass bands and other people's dogs.
In the queue for the toilets at the theatre a woman told me about her HRT, in the interval, all of it.
I used to be scared of driving in the dark and I still am a bit, so I go to matinees.
The minute I sit down somebody wants a sandwich.
old father brendan retired and i got quite choked up at his last mass. he baptised all mine and dropped none.
we have a fan war at work, north side of the desk against south side
Caught myself humming in the office and the whole row was humming by lunch.
Informed my department by email, subject line "Windows". They thought it was a computer update.
Every Sunday of my childhood I leaned on my grandmother for the breeze off her fan. I thought it was for me
ive put the wifi on a timer, ten oclock off. at one minute past ten im the most hated woman in antwerp
no one to tell so here goes. I PASSED MY THEORY TEST. age 46
Alone at the breakfast table with the paper, both sections mine, that's my idea of luxury.
My mother thinks I'm her sister Rosa. Rosa was the pretty one so I don't correct her.
drove 212 km this week and never left town, it's all training and rehearsals and forgotten boots.
Come nine o'clock I'm a puddle, they could roll me up the stairs.
I'm making friends slowly in Lisbon. At my age it's like dating, you wonder who should call first.
while i was giving the reading at church i went scarlet to the ears, and the lesson was the burning bush, so it fitted.
it was half two, i wasnt going to sleep again, so i blocked the jumper and had toast
Him and his trains. He says "just one more siding" the way others say one more drink
My sister shared a room with us on holiday and now she understands about the snoring, she apologised to me.
Pancakes, that's what he cooks. Pancakes for breakfast, pancakes with cheese, birthday pancakes.
The new regional manager used to be my trainee. I'm happy for her on weekdays.
Four years divorced and we still do Christmas Eve together, with his Linda, who makes an excellent trifle.
My aunt Wanda's funeral had ten people, one trumpet and a lot of herring.
I turned her room into a sewing room and asked her first. She said "finally, mum".
Beekeeping is my thing now. Wearing that suit in a flush is an extreme sport.
I keep the sabbath, phones in the drawer, and by Saturday evening I'm a person again.
Can somebody tell me where the money goes between the twentieth and the thirtieth
I'm apple shaped, my sister's pear shaped, our mother says we're a fruit salad.
thought the velvet trousers were a good idea. they were, for ten minutes.
i've been growing my hair to my waist, because who's going to stop me.
In the middle of a funeral reading, not mine, thank God, my face lit up like an exit sign.
MY DOCTOR'S WAITING ROOM HAS A FISH TANK AND I'VE NAMED THEM ALL BY NOW.
First two weeks on HRT my breasts were sore, I'd been told so, and now it's settled. I'm sleeping and I'm singing in the shower.
Sixty is the new what did I come in here for.
Yesterday, rather low. Today I planted bulbs wiht the radio on an it lifted by the third row.
ive had enough of the word journey. im not on a journey, im in basingstoke
my pride and joy is a lemon tree in a bucket, in latvia
He calls me dragon, tenderly.
Since they've closed the village school where I taught I walk past it with my head turned. Someone's making it into flats. They've kept the bell.
The lad at the gym asked about my goals and I said the sauna.
I feel like a stranger in teh new town still, but the woman at the cheese counter knows my name now.
Auntie, how come my ears get hot? Anyway, I've got a new hat.
Been to my first pride march, with my daughter and her girlfriend, I carried the sandwiches
Really I'm only writing because the soup has to simmer another twenty mins.
We've been married thirty-three years and yesterday he learned I don't like marzipan.
Went shopping for a swimsuit. Came home with a lamp.
I'm a widow eight years, and this spring I laughed so hard with a man at the dance class that I got a stitch. We're having coffee.
our youngest left his wet towel on my side of teh bed an frankly it was quite refreshing
It's monsoon, clothes don't dry, I don't dry, nothing dries.
My big sister always said I'd be a late one, and I'm 57 with it just starting. She's smug.
Two cups of coffee and I flush, three and I glow, four and I could heat the street
They laughed at me for bringing my own pillow on the school trip. By the second night they all wanted it.
I didn't get into the pottery class again, full, so I bought clay and ruined the kitchen table
My husband and I tried tango. He counts out loud.
one of my crowns fell out at the baptism, into the soup. i fished
I am proud because I've said to my brothers that they too will take mum, one weekend in three each. And they do.
Wearing my mother's ring today, it's her birthday, she'd have been 85. I had a cake with her candle holder. It was a soft kind of sad.
Ate a whole camembert standing up.
My work friend went on maternity leave and lunch is dull without her
For the record, it was the vicar who started the conga.
I am 44, they say I'm too young for it, my pillow says otherwise.
Got lost in Prague, found a cake.
the cat has moved out of our bed because of the heat and now sleeps on the printer.
I got through my whole shift on the ward without losing a word or a pen, a good one.
Third Sunday in a row nobody could come for lunch, so I roasted a small one and took half next door to Mr Abdi.
My bank card was declined for a birthday balloon. I'd typed my old house number as the pin.
People keep telling me I look well, which I think means round.
My daughter's prom dress cost more than my wedding, and she looked so grown that I had to go and look for my keys for a minute
did forty lengths, hated thirty-nine
Once teh kids are in bed I do my Duolingo & a face mask and I'm out by ten.
At fifty-two I've got spots again. And braces. I'm fourteen.
When you're hot in Iceland you just open the door!
The boiler man said it's the thermostat. I said that's what my doctor said.
I'M TIRED OF BEING THE ONE WHO BUYS THE CARDS. THIS YEAR HIS MOTHER GOT ONE SIGNED BY HIM ALONE, YOU SHOULD HAVE SEEN IT.
I took my HRT box to the chemist to complain of the shortage and came home with lip balm and a nice chat.
She got Employee of the Month, for a thing that I'd thought of. I told her so at the coffee machine, and she went and told the boss. Credit where it's due.
Nothing beats clean sheets and an open window in the cold.
I stood up in the council meeting about the bus stop. My knees knocked but we're keeping the bus stop.
our friday fish man has retired and im mourning the haddock
I've not been to confession in ten years, I'd need to take the day off.
my sons are six foot two and six foot three and they stand in my kitchen like wardrobes
Sometimes I put my wedding music on while peeling potatoes.
A bit embarrassed, I fell asleep at the ballet, with noises apparently.
I had a hot flash at the border and the officer thought I was smuggling. It was a cheese, actually, but I'd declared it.
hard to admit but im jealous of the dog he greets teh dog first
My sister sends me articles about soy.
We are saving for the kitchen, we've been saving since 2009, the kitchen keeps moving.
I had the bone scan thing, lay there, thought about lunch. Results were good for my age they said. "For my age" is the new ending of every sentence.
The women's bathhouse in Budapest, six of us up to our chins, putting the world right
I went back to study at fifty, social history, evenings, and I got a 2:1. I've put it on the fridge with the magnets my kids made
My neighbour thinks I'm a drinker as my face is so red at the bins
it rained all week im fed up with everyone and the dog smells
my periods have been playing hide and seek for a year, now fourteen months without, so ive given the tampons to my niece
I've got the nicest chemist, he draws a smiley on teh bag.
On Sunday I took Mum to see the sea. She didn't remember it by Monday but I do.
Bit by bit I'm getting to like the quiet. I've bought a better chair for it.
The choirmaster moved me away from the radiator, without my asking. That man's been married a long time.
had a row wiht the neighbours about teh hedge & then they got my cat off teh roof so now i cant be angry
i was up and dressed at five for the market thirty jars of honey sold out at ten home for a nap
my back garden is two metres by four and it's got everything.
I'm in an orchestra for late beginners, I've got the triangle, and I take it seriously.
Vietnamese mothers don't say "I'm proud of you", so I peeled my son a mango.
My eyebrows have gone. I draw them on according to mood.
There is a lady in our temple who fans the whole row, we call her the Minister of Air
BIG NEWS AT OURS, THE TEENAGER EMPTIED THE DISHWASHER.
I came out to my office as menopausal at the Monday stand-up, right between the sales figures and the fire drill xx
Sandalwood fan, mother-of-pearl clasp, my abuela's, and I finally understand why she guarded it like the family silver.
My twins found the router in the piano. They've never opened the piano before, so that's something.
Who do u ring when u've had a nice day and they're all at wrk? I rang teh speaking clock once. Now I've got you.
i like to be awake before the street. bread van, first bus, then the schoolchildren.
Dementia's a funny old thing, mum's forgotten my name and remembers the price of coal in 1957. I was worn out on Friday and we ate chips.
Between swim club, maths tutor and her Saturday job I should be wearing a chauffeur's cap.
Nine pm. Shoes off, bra off, brain off.
six months in dubai for his work and my friends at home stopped asking when id be back it smarted i joined a ladies running club and now ive got people to moan wiht
the whole aisle turned round, i'd gone so red they thought i'd been shoplifting.
could not sleep. knit a sleeve. it is too long. for who is this arm?
If he buys one more locomotive I'll charge it rent.
We recorded his snoring and played it to the grandchildren, and they guessed a tractor.
My husbend learned to cook at sixty-two from teh telly, and now he says "plating".
I trained three bosses. The fourth one's a nice lad too.
amicable is a dull word, but ours was, we even used the same lawyer and she cried more than we did
Only the undertaker, my brother and I for Aunt Lavinia, and she'd have said "good, more sherry".
Left the light on in his room the first week after he'd gone to Leiden, so the street would look normal. Silly, I know. I turned it off on the Sunday and slept well.
Birdwatching! I've become one of those people. A bullfinch, yesterday, on the bin.
i found my faith again in a hospital chapel, while i was only looking for the toilet
Fuel's gone up again so I'm cycling to the shop, and my thighs have written to complain.
my tummy arrives before i do
I wore odd shoes to work, one navy one black, and two people asked where I'd bought them.
had my colours done. im an autumn. i could have told her that
The flush came at the hairdresser's under the foils, I thought I'd pick up radio.
An hour in the waiting room, and just when they called me I'd gone for a wee.
My neighbour shares her HRT stories over the fence and her husband goes in.
My age? Somewhere between spotty and spotty again, with liver ones.
Was blue this morning, nothing serious, the grey light. Put on the kettle and Nina Simone, and had a good old dust.
Won the argument about the bins. I've got it in writing.
I'm Irish, we talk about the weather, so let me say it's been very tropical in my blouse.
after thirty years in the same choir i got the solo, eight bars, and my husband filmed his own thumb
i dont hate the new flat, but i do miss the sound of the gate
Today a customer said "you've been very patient", and I hadn't been, inside.
My pal and I swapped houses for a week for a change, she in Galway, me in Ghent. Her oven's better.
I caught sight of myself in a shop window and thought there's a cheerful old girl. It was me!
It took me fifty-five years to find out I'm a morning person.
My mother-in-law moved in on Monday. Today is Thursday. I've cleaned the car twice, inside.
nobody tells you the grey ones are wiry & stand up like theyve got something to say
We argued about the duvet, so now we've two, and I recommend it to all newlyweds.
My brother sold the boat without telling me. I'm still a bit hurt, it was dad's. He gave me the bell off it, so it hangs by the door xx
I'm a crane operator, fifty metres up with a window that opens, the best place to have a flush.
could i please have one meal where nobody says "is there any sauce"
That was some night, sheets changed twice, and I was still the first in at work with lipstick on.
My boy rang from Seoul just to tell me he'd made my lentils.
You'd think that after four children I could say the word vagina to a doctor, but I said "downstairs" and pointed.
i have been offered early retirement and ive said yes before theyd finished the sentence
Sat on the step with a coffee and the cat, and the sun came round. End of message.
Well I've been single since the Olympics in London and I've got the dog, the choir, and a freezer full of what I like.
My mum used to vanish into the larder for a minute, to stand on the cold tiles. I have no larder. I use the garage.
Had a grump, had a bath, had a crumpet.
I let the machine pick up when my cousin rings, she talks an hour about her bunions. I feel guilty, but only until the kettle boils.
Played bingo with the old folks at the home on Sunday, I'm supposed to be the volunteer, and I won the hamper. Embarrassing.
All my passwords are the names of dead cats, God rest them.
my line manager has put up a poster on menapause in teh toilets with a cartoon of a kettle
my hands look like my mothers now i was holding teh rail on the bus and got a nice surprise
i swapped wine for kombucha and my social life for an early night, and im fine with one of the two
Every Eid I feel a bit homesick for Karachi, the noise of it. We ring all the aunts, one after another, and then it's better.
I burned my tongue, my toast and my bridges today, it's only noon.
This year I'm not hosting. I've said it in the group. It's gone very quiet in the group.
my tailor in hanoi asked "same measure as befor?" and i said lets not lie to each other
two friends from antenatal class twenty-four years ago and we now do our menopause together
The children said I never taught them to cook, I said I never taught myself.
found a note from my late dad in a recipe book "too much salt lovely though" i smiled all day with a damp eye
i am bit shy but in dance class for women i am not, i shake everything
my wages came in and went out on the same day, they only waved
I've been asked to be godmother at fifty-nine, I said yes but I won't be running after it.
Last time I was at the doctor's for my knees we ended up talking about my mother's knees.
Sleep was good, hips were good, coffee was good. I'm suspicious.
On my way to the office in Jakarta I change blouse once, in the office once more. I have a drawer.
The bloke next to me on the plane asked if I was having a panic. No love, I said, a hormone.
weve got a skip outside and its teh most exciting thing to happen in our road since the jubilee
Ironed thirty scout neckerchiefs. I was never even a scout.
I felt small at that parents' dinner, all doctors and architects, and I clean the school. Then one of them asked me how to get wax off oak and the whole table listened.
The thing about turning fifty in Argentina is that everyone tells you you don't look it, even the bank.
im sorry i was short with you last time auntie, it was the heat
Our dog had an operation and I slept beside her on the floor, so now we both limp.
my granddaughter asked what i was like when i was alive i mean young she meant young
Evenings I sometimes wish for somebody to tell about the little things, what the bus driver said and so on. So I've begun writing to my cousin, on paper.
i had my ears pierced at sixty both of them at the mall with my friend holding my bag
Forty quid for a vet to tell me that he's fat.
When my Swedish friends go into the lake I used to shiver on the jetty, and now I'm first in.
I'm on the committee. Which committee? I don't know any more. There are biscuits.
I was let down by the builder, the plumber, and my own arithmetic, yet the bathroom's done and it's green.
My teenage daughter's moods and mine had a head-on meeting in the hallway, we both slammed a door and then we both came out for pizza.
Have learned the ukulele from a man on the internet, he doesn't know it
So what if I nap in the car before the supermarket? Ten minutes, seat back, bliss.
What's worse than one hot flash on a packed train in Mumbai? Nothing, but a lady opened her tiffin and gave me cold grapes.
We toasted my mother-in-law's ninetieth and she said "thank you, now who's driving me home".
They said to keep a diary of the flushes. Mine's got weather, visitors, and a review of each cake.
I lost my glove and for two days I was unreasonably sad about the glove. It was knitted by my nan. It turned up on the railing.
Proudly announcing that I fixed the toilet myself with a video and a spoon
my pentecostal cousins pray for my hot flashes by phone, on loudspeaker.
My sports bra and I had a fight in the changing room, it won on points.
The bell-ringers took me in, and there's nothing like pulling a rope with seven others for clearing out a week's irritations.
He said "calm down", and I looked at him, and he went and mowed the lawn.
I forgot it was our clocks-change nite, & so I was the first in church by an hour, just me and teh mouse.
Sold my piano, bought a kayak.
When friends ask how the change is going I say it's a change of sheets mainly
grateful tonight, in a small way. i had hot feet, a cold beer and a good book
At the staff do I was seated with the young ones, and they taught me an app and I taught them to waltz.
Flushed, flustered and late, I still got mum to her flu jab, the boy to band practice, and me to the chip shop.
If I had a euro for every cardigan on, cardigan off, I'd have had the windows done by now.
Was told by my Auntie Blessing that a woman who sweats has nothing to hide. I've decided to believe her.
how long does this last
so when exactly am I "through" it?
51 and still regular, is that weird
how many years of this
peri or meno, whats the difference
can it start at 43
My mum was done at 48 and never said a word about it. I'm 46, the cycle hops between 22 and 35 days, and my sister keeps telling me it's stress from the divorce. Does it go the same way in families?
Went to the GP with a list as long as my arm and she rang later to say bloods normal, off you go. I'm 49, up at four every night and cross with everyone. Can the test be normal and I still be in it?
Last period was in October, I told my husband that's it, let's have a party, and then it turned up on holiday in February of course. I'm 50. Do I have to start counting again from zero now?
I run a bakery, up at 3.30 anyway, so for a year I blamed the tiredness on that. Now periods come when they feel like it and my knees ache. At what point would you call it the change and not just the job?
All my friends are posting about it and I've got nothing, not one hot flush, and I'm 52. They look at me like I'm lying. Is it normal to get off this lightly or is it still coming for me?
Had a coil for six years so no periods to go by. Turned 48 in spring, two teenagers, sleep is rubbish and I go from fine to furious over a wet towel. How is anybody supposed to know which stage I'm at?
perimenopause stages list simple
FSH result 12 what means age 47
average age menopause india women
I have 45 years and my cycle is not more regular, it is the begin of menopause?
how to know in which phase I am without blood analysis
perimenopause symptoms with regular periods possible
why am I boiling
does the heat ever stop
are fans the best I can do lol
flushes at 61, still, why
what actually works for night sweats
red face in meetings, any trick?
Married 27 years and now we fight about the duvet. He's in a fleece and I've got the window open in January. Honestly is there something that cools you properly or do I buy a second bedroom?
I teach year 4 and yesterday a little boy asked why Miss was melting. We laughed but I'd rather it didn't happen eight times a day. What could I ask for that isn't hormones, my doctor isn't keen because of my history?
Spent a fortune on sage tablets, a magnet for my knickers (yes really) and a cooling pillow. The magnet stuck to the trolley in Lidl. Is any of this stuff proven or have I been had?
In Lagos it is 34 degrees and NEPA takes light in the night so no fan. I am 52, the sweat wakes me around two and my wrapper is soaked. What can someone do that doesn't need electricity?
My neighbour swears by black cohosh, my daughter by yoga, my mother by saying nothing. I've had these surges since 46 and I'm 54 now. Who should I listen to?
Standing at the till in the supermarket the sweat just runs off my chin and people look. I pretend I've been running. How long does one of these normally go on for, a minute? five?
fezolinetant vs hrt for hot flushes
veozah cost and liver test how often
hypnosis for hot flashes does it work really
hot flash come after I eat spicy food, it is connection?
I am 49, have calores every hour, doctor in Mexico say is normal, there is medicine not hormone?
elinzanetant available in germany
hot flushes worse in evening why
is hrt safe or not, just tell me straight
patch or gel?
can I start HRT at 62
does the patch fall off in the bath
how soon would I feel better on it
progesterone makes me sleepy, normal?
My mother came off hers overnight in 2002 after the news and she still says those tablets are poison. I'm 50, fit, no illnesses, soaked sheets. How different is what they give now from what she had?
Picked up the estrogen gel on Monday, read the leaflet, put it back in the bag. My husband says just try it. I read the whole thing twice with a cup of tea and got scared. Are those warnings still up to date?
I've been using a patch for three months and the sweats are gone but my boobs are tender and I'm a bit bloated. Doctor's appointment is only in six weeks. Does that settle down by itself?
Aunty in Manila says hormones are for rich ladies and sells me her herbal drink instead. I am a nurse, 51, working nights, and I would like to hear from somebody neutral: who is a good candidate for it?
Had a hysterectomy at 44 for fibroids but kept the ovaries. Now at 50 I'm hot and grumpy, the boss has noticed, and the pharmacist said I'd only need one hormone and not two. Is she right?
I pay 300 dollars a month to a clinic that mixes a cream just for me, after a saliva test. My new doctor rolled her eyes. It feels like it works. Why don't regular doctors like those?
bioidentical hormones difference regulated or compounded
how long can you stay on hrt maximum years
HRT and migraine with aura allowed patches
estradiol gel where to apply how many pumps
I take hormone therapy, I need still the contraception pill?
Hormonersatz ja oder nein 53 years old healthy, what are the benefits
why am I so cross all the time
cried at a cat food advert today, is that the hormones
do the moods go away after menopause?
rage over dishwasher loading. peri?
will an antidepressant help or do I need estrogen
was fine at breakfast, weepy by lunch
My daughter is 15 and I'm 49 and between the two of us the doors in this house get slammed forty times a week. We make up after. Is it possible her hormones and mine are just colliding?
I used to be the calm one in the office, people came to me with their troubles. Last week I snapped at a trainee for breathing loudly, and brought her cake next day. What helps with the short fuse?
After both my babies I had a bad spell of the blues, and my doctor then said watch out at fifty. Well I'm 48 now, doing alright, bit flat in winter. Anything I should do ahead of time?
Some evenings I sit in the car outside the house for ten minutes listening to the radio because if one more person asks me what's for dinner I'll shout. Then I go in and I'm ok. Do other women do this?
By Friday I'm irritated by how my husband chews, how the dog looks at me, how the sun shines. By Tuesday all is well again. I've started to think it follows my cycle. Can PMS get worse at 46?
Nobody warned me I'd get anxious about driving at 52. Thirty years I've done the motorway and now my palms sweat at the slip road. I manage but take the back roads. Does this pass with the rest?
menopause anger how to calm down quickly
mood swings perimenopause natural help
is crying without reason part of climacteric
I become very nervous before menstruation since I have 45, why
perimenopause anxiety in the morning
my character is changed, I have no patience with anybody, normal in this age?
periods every 24 days now instead of 28, ok?
skipped 3 months, came back. normal at 48?
can I still get pregnant at 50
lighter and lighter each month, nearly done?
do I still need condoms
mirena for heavy periods, worth it?
I've got one pair of white trousers I haven't dared wear since 2021 because my period arrives like an uninvited aunt. I'm 47. Is there any way to guess when the next one comes once they go irregular?
My sister had the lining thing done, an ablation, and she's delighted with herself. Mine last eight days and I plan meetings around them. What are the other choices before going that far?
Three kids, youngest is nine, and my husband and I got a fright last month when I was eleven days late at 49. Test negative, thank God. When is it safe to stop bothering with contraception?
Doctor found two small fibroids on the scan, said they're common as freckles and often shrink later. I'm 46, periods a bit heavier than before. Why do they shrink and when?
I work on a bus, driving, so toilet breaks are when the timetable says. Since I turned 48 the second day is heavier than it was. Which products do women use for a long shift?
The nurse told me my iron was a little low and to eat more lentils. I'm vegetarian in Pune, I eat lentils since birth. Would my heavier periods be the reason and what else can lift it?
menstruation every two weeks or every two months in perimenopause which is typical
contraception after 50 when stop uk
ferritin low heavy periods what foods
tranexamic acid how does it work for heavy flow
cycle 60 days age 49 meaning
what means when the period come only one day, I have 50 years
iud can stay until menopause or must change?
do japanese women really not get hot flashes
which country has it easiest?
why don't we have a nice word for this in english
is it true the mayans dont feel it
my gran in jamaica just called it "the change", what do others say
does culture change symptoms or is that a myth
Moved from Osaka to Toronto at 35 and now at 51 all my Canadian friends talk about heat while I mostly have stiff shoulders. My mother was the same. Is it the genes, the food or the language?
In our family in Anatolia a woman who stops bleeding gets to sit with the men and say what she thinks. My German colleagues only talk about creams. Is there research on whether respect makes it easier?
My grandmother in the village in Kerala said she was just glad of the rest from washing cloths. I'm 50 in a London flat with three apps and a fan. Were they tougher or did they simply not say?
Read a post that said where older women are honoured they get half the symptoms. I shared it with my book club and one of them, a statistician, raised an eyebrow. Where does that number come from?
I'm writing a little talk for my church women's group in Accra about how our mothers handled this age. They never named it at all. What do other African studies say about symptoms?
My Chinese mother-in-law makes me soup with dates and tells me to keep my feet warm, and bless her I do feel looked after. Is there anything to learn from traditional ways without swallowing it all?
konenki meaning
menopause in different cultures studies
hot flash rates by country comparison
in my country nobody speak of menopause, how is in others countries?
menopausia en mayas sintomas true or not
is attitude to menopause affecting symptoms research
how do you celebrate your last period?
any ideas for a menopause party
is it silly to do a little ritual alone
what do you say at one of these
croning, what is it
want something small for my 50th, not spiritual please
Four of us have been friends since nursery duty and we all hit twelve months within the same year. We'd like to mark it on the beach with a flask and a fire. What would make it feel more than just a picnic?
I'm a practical person, an accountant, I don't do incense. But when I threw the last tampons out I stood there in the bathroom and felt something. Can you suggest a way to mark it that isn't embarrassing?
We had two losses and then no children, and now that door is properly shut. I'm at peace mostly. I'd like a quiet way of saying goodbye to that, maybe in the garden. How do other women do it?
My daughters, 19 and 22, offered to throw me a "red to silver" dinner. I was touched and mortified. What do people do at these things, do they make a speech or just eat?
Growing up in Oaxaca we had the quinceañera for becoming a woman, and now at 52 there is nothing for this side of it. Could I make my own one and what should be in it?
For twenty years I was the one who organised every birthday and christening in the family. Not one person thinks to do something for me. I quite fancy doing my own, just me and a cake. How would I begin?
menopause ceremony ideas simple at home
ritual for letting go write and burn paper how to
rite of passage women 50 non religious
does ritual help science
I want to make a small feast for my end of menstruation, what people bring?
poem or words for menopause blessing
lost the word for "colander" today. brain fog?
does the memory come back
why do I walk into rooms and forget
am I going daft or is it hormones
is fog worse in the second half of the cycle
can HRT clear the head
Called my own son by the dog's name twice in one dinner and everybody howled. I laughed along but I do wonder. I'm 50, sleeping five hours. How much of this is just being tired?
I present to the board every quarter and last time the word "revenue" left my head completely. Revenue! I pointed at the slide. I've started writing cue cards. Is that giving in or is it sensible?
My father had Alzheimer's at 78 so every lost key gets me thinking. I'm 48 and my cycle has gone haywire this year as well. How do people tell ordinary menopause forgetfulness from the other kind?
Got my ADHD diagnosis at 46 after my daughter got hers. The tablets worked beautifully for a year and now they feel like water, some weeks. Has that got something to do with estrogen going up and down?
I used to do the crossword in pen. Now I read the same page three nights running and couldn't tell you the murderer's name. Retired last year, 58. Do crosswords and such help or is it all marketing?
As a translator I live from words, and at 49 they hide from me, in three languages. My colleague says it's the screen, my mother says vitamins. What should I sort out first?
brain fog menopause how long does it last
memory loss perimenopause normal or not
b12 and thyroid test for brain fog
I forget names of my students since I have hot flushes, it will become better?
estrogen and brain scan studies
concentration problem wechseljahre what helps
does cholesterol go up at menopause
what should my blood pressure be at 54
is walking enough for the heart
why did my LDL jump
olive oil, how much a day
which numbers do I ask for at a check up
My cholesterol was the pride of the family until 51 and now the doctor talks about statins. I eat the same, I walk the same dog round the same park. What changed, other than me?
I had pre-eclampsia with my first, 24 years ago, and nobody has mentioned it since. A friend who's a midwife said I ought to tell my doctor now. What's the connection with my age?
Dad had a bypass at 60 and his brothers weren't far behind. I'm 49, office job, a bit round in the middle, feeling well. When would be a good moment to get everything measured?
Bought one of those cuff machines at the pharmacy because my husband needed it, and mine came out higher than his, 138 over 86. He's very smug. Should I take it at a certain hour to be fair?
I gave up smoking three years ago after thirty years, on the day my granddaughter was born. I'm 57. Does the heart forgive you and how many years before I count as a normal person?
In our house in Punjab everything is cooked with ghee and lots of love. Now the report says borderline sugar and cholesterol. How can I cook healthy for the heart without a revolt at the table?
menopause and high cholesterol natural ways to lower
mediterranean diet heart women 50 evidence
waist measurement for women risk cm
early menopause at 44 heart risk what to check
my mother have high blood pressure, I am 50, how often must I control it?
hot flashes related to heart health?
150 minutes exercise what counts
are any supplements worth it?
how much magnesium
do I bin the black cohosh
vitamin D, 1000 or 2000?
is collagen powder a con
My kitchen cupboard looks like a chemist's. Eleven bottles, all from adverts at midnight when I can't sleep. My husband counted what it costs a year and went pale. Which would you keep?
The girl in the health shop told me a multivitamin "for 50 plus" is a must, 39 euros a month. I eat well, lots of fish. Is there something we really do need as pills?
I take a blood pressure tablet and thyroxine and my sister posts me herbs from Brazil that did wonders for her. Lovely of her, but how do I find out whether they go together?
My trainer, who is 26, says creatine is for women my age too. I'm 53 and always thought it was for men with necks. What does it do and will I swell up?
I felt a bit gloomy this winter so a colleague gave me her St John's wort. I'm on the mini pill. Haven't opened it yet. Is it alright to take those together?
Everyone in my WhatsApp group in Nairobi is drinking moringa and maca for menopause. It tastes like a lawn. I don't mind if it works, but does it work?
evening primrose oil hot flashes evidence
saffron supplement for mood dose
maca powder menopause side effects
calcium tablets good or bad for heart
what is USP mark on vitamins
omega 3 for menopause help or not
red clover tablets effective?
which vitamine must take woman with 50 years
do I need a bone scan
how fast do bones thin after periods stop
is osteopenia bad
does swimming count for bones
jumping at 56, good idea?
how much calcium is in yoghurt
Mum broke her hip at 71 stepping off a kerb, and I've got her build, tiny wrists, 52 kilos with my boots on. I'm 50. Can I ask for one of those density scans now or do I have to wait?
I lifted my granddaughter out of the bath and my husband shouted "your back!" as if I were made of biscuits. I'm 58, scan slightly low. Is lifting bad for me or the reverse?
Been on steroid inhalers and quite a few courses of prednisolone since my thirties, asthma. I'm 49 now. The pharmacist said something about bones in passing. What should I ask the doctor?
I can't stand milk, never could, and my daughter is vegan so there's not much cheese in the house either. How would a person get enough calcium without chewing chalk tablets?
They told me -1.8 and sent me home with a leaflet that has a picture of a lady gardening. I'm 55, I ride horses. What does that number mean for what I can still do?
Doctor offered me a weekly bone tablet, swallow it upright, don't lie down, don't eat. I'm in no hurry. Could hormone treatment do the same job since I also have sweats?
dexa scan age who should get
osteopenia exercises at home women 55
weight bearing exercise examples list
menopause at 42 bones what to do
I drink no milk, my bones will be weak? which food has calcium
vitamin k2 bones necessary
density of bone minus 2.3 is reversible?
too late to start weights at 60?
how heavy is heavy
do pilates count as strength
how much protein in a day
will I get bulky
two kilo dumbbells, pointless?
My 80 year old mother can't get out of her armchair without rocking three times and I've decided that won't be me. I'm 54 and haven't exercised since school. Which movements matter the most?
Tried the gym once. Mirrors everywhere and boys grunting, and I felt looked at in my old leggings. I'd rather do it in the spare room. Can you get strong with just a chair and shopping bags?
I'm Indian vegetarian, dal and roti and sabzi, and this protein target everyone talks about sounds impossible without powders. Weight is 64 kg, age 51. How do I get there with normal food?
Did my first squats on Sunday following a video and on Tuesday I had to come down the stairs backwards. My kids filmed it. Is being that sore a sign of doing it right or overdoing it?
I farm, so I carry feed and drag gates all day, I've got arms like a docker. Still my legs feel weaker since fifty. Does farm work count, or do I have to do gym things as well?
Work ten hours, cook, homework with the boy, and by then it's half nine and I've nothing left in the tank. What's the least amount of lifting that still does something for a body of 48?
protein per kg women over 50
creatine for women in menopause dose
strength training beginners plan 2 days menopause
muscle loss after 50 can be rebuilt?
I make yoga since ten years, is enough for muscles?
resistance bands vs weights women
which exercise for grip, I cannot open anymore the jars
lie there or get up when I cant sleep?
why always 3am
is melatonin ok
5 hours a night, can I live on that lol
does the wine make me wake up?
are sleeping pills a bad idea
Two in the morning, husband snoring like a tractor, me on the sofa with the cat and a documentary about bridges. I've become an expert on bridges. What do the sleep doctors say to do first?
I go to bed at nine because I'm shattered and then wake at two, bright as a button. My mother says go later. It seems wrong when you're so tired. Should I stay up?
Since 52 I snore, apparently. My husband, who's no nightingale himself, recorded me on his phone and there are little pauses in it. I'm sleepy after lunch too. Is that worth a test for women?
My legs won't lie still of an evening, crawly feeling, I end up marching round the living room. The doctor's looking at my iron. What has iron got to do with legs?
On rotating shifts at the hospital laundry, and since my cycle went odd I can't sleep after nights anymore, I just sweat behind the curtains. Is there any version of sleep advice for shift workers?
I've done the lavender, the milk, the no phone, the socks, the app with whales. Still up. Somebody mentioned a therapy where you spend less time in bed, which sounds mad. Does it work?
cbt-i menopause how many sessions
insomnia perimenopause best treatment
waking up at 4 am every day hormones
magnesium glycinate for sleep does it help
I wake with heart of sweat at night, which pyjama is good
how to sleep without medicines climaterio
sleep apnea in women after menopause signs
need to pee 3 times a night age 55 normal
how do I say no nicely
can I just say no without a reason?
why do I feel guilty every single time
said yes again. ugh
what do you say to a pushy sister in law
I want out of the PTA
All my life I've been the one who stays late, brings the salad, lends the money. I'm 53 and tired of my own good nature. How do you start refusing people who never heard you do it?
My boss comes at ten to five with "a tiny thing" and it's never tiny. I hear my mouth say of course before my brain gets there. What's a sentence I could learn by heart?
In our culture a daughter-in-law doesn't refuse, full stop. I'm 49, I work, I host twenty people every Eid and I'm up at five. Is there a respectful way to do less without shaming anyone?
I finally told my brother I wouldn't have Dad's dog for the summer. Then I lay there half the night writing apologies in my head. Didn't send them. Does the bad feeling wear off with practice?
Whoever rings, I say yes: the school, the parish, my cousin's wedding flowers. By Sunday evening I'm resentful and eating crisps over the sink. Where do you draw the line when everyone's so nice about it?
My therapist friend told me "no is a full sentence" and I said yes of course and then babysat her kids. It's funny but it isn't. Are there small practice steps, like for beginners?
how to set boundaries with adult children money
saying no at work without losing job phrases
people pleasing woman 50 how stop
I can't say no to my mother, she becomes offended, what words use?
assertiveness exercises for shy women
polite refusal when family asks always me
mum's 84 and it's all on me, tips?
how do I get my brother to do his share
is it ok to feel fed up with caring
what's a carers assessment
respite, how does it even work
can I go on holiday and leave Dad a week?
My mother rings eleven times a day to ask where the remote is, and I answer because who else will. I'm 55 and I love her. How do other daughters manage without losing their temper?
Between my grandson's nappies, my dad's tablets and my own hot sweats I'm the filling in somebody else's sandwich. I haven't had my own smear in five years. How do I get myself back on the list?
I moved back in with my parents in Warsaw to help out, for three months, and that was two years ago. My flat is rented out and my books are in boxes. How do people share this fairly with siblings abroad?
Whenever I sit down with a book my husband's mother calls from her room. She means no harm. I go, and then I'm cross, then guilty for being cross. How do you carve out half an hour a day?
Our son has autism and is 23, lives with us, and I always thought I'd have energy forever. Now at 51 I'm yawning by eight. What sort of help should I be asking for before I really need it?
Dad won't have a stranger in the house. Not for washing, not for lunch, nothing. So it's me, before work and after. He's polite to the postman though. Any way of getting him used to a helper?
caring for elderly parents and menopause exhausted tips
day centre for elderly parent how to find
how to ask family for help with mother concrete examples
I care my husband after his operation and also work, where I find support?
carer leave from work rights uk
feeling guilty about putting mum in care home
do I tell my boss it's menopause?
can I ask for a desk by the window
uniform is polyester. help
how do other teachers cope with flushes
lost my thread in a meeting, what do you say
is menopause a disability at work UK
I'm the only woman over forty in a team of thirty, all of them lovely and all of them about twelve. When I go red they think I'm angry. Would you explain it or just keep a fan on the desk?
Manager at a supermarket, on my feet, in a fleece with the logo. I asked for a thinner shirt and was told head office decides. How do I word it so that head office decides in my favour?
After bad nights I'm useless until ten and brilliant after, and my job starts at seven thirty. Twenty two years there, never late. What would be a reasonable thing to propose to them?
I got offered the promotion I wanted for years and now at 50 I'm thinking of saying no because I can't trust my brain before coffee. Do women regret stepping back at this stage?
HR sent round an invitation for a menopause café and half the ladies in my office rolled their eyes. I'd quite like to go but I don't want to be looked at. What happens at those things?
Sewing factory, forty machines, no air. I am line supervisor, 48, and every afternoon I'm wet through before the shift ends. The owner's a man but not a bad one. What can I ask that costs him little?
reasonable adjustments menopause examples list
menopause policy workplace template letter
how to hide hot flash in presentation
my boss make jokes about my age and fan, what to answer with humour
sick day for menopause symptoms allowed?
home office because of wechseljahre can I ask
how do I get the doctor to listen
what do I bring to the appointment
ten minutes isn't enough, what do I say first?
do I need blood tests before HRT
second opinion, is that rude?
I get in that chair and my mind empties, I say "oh I'm fine really, just a bit tired" and walk out with nothing. Thirty years of being polite. How do I make a better job of it?
My GP is younger than my handbag and told me at 50 it's natural and to try yoga. I do yoga! I teach it! What's the next thing to say to someone who won't budge?
The gynaecologist in my town is a very respected man and my mother's friend. I can't speak with him about the bedroom. How could I put it in few words so it's over quickly?
My new insurance gives me a different doctor each time and every time I begin the whole story from my first period. Is there a one page summary I could make and what should go on it?
Last visit she wrote everything down, nodded, and then offered antidepressants. Perhaps she's right, but I'd gone in about the flushes and sleep. How would I ask what else is possible?
I've saved up: joints, sleep, dry eyes, temper, periods, the lot. She'll think I'm a hypochondriac. I'm 47 and haven't been since my pregnancy. Should I ask for a long slot or go twice?
questions to ask gynecologist about menopause
menopause specialist near me how to find certified
symptom list to take to gp printable
doctor says I am too young at 44, what answer?
how to tell doctor about low libido without shame
family history what doctor wants to know before hormones
do friends make you live longer
how do you make friends at 55
lost touch with everyone, how to start again
is it weird to text someone after 3 years
does a book club count lol
blue zones, real or not?
Since the kids went and I started working from home I realise some days the only one I speak to is the dog. I'm not miserable, I'm just rusty. Where do women our age meet people?
My best friend moved to Portugal and we send hearts and never talk. I miss laughing till I can't breathe. I'm 52. Would you suggest a weekly call or is that like making an appointment with friendship?
Evenings are long now that my husband drives lorries abroad all week. I've got telly and my knitting and I'm alright but it's quiet. Does company matter that much for your health, as they say?
I was always the one who phoned. Last year I stopped to see who'd ring me and, well, the phone had a nice rest. Childish I know. Should I just go back to being the one who phones?
Moved to Finland for love at 47 and people here are kind but they don't chat at the bus stop like in Sicily. I've been to the language café twice. How long does it take to make a friend?
We were five girls from school and now two are widows, one's ill, one found religion, and me. We still meet first Thursday of the month for soup. Is there proof that this soup does me good?
loneliness and health women over 50 study
how to make friends after moving to new country at 50
friendship benefits midlife research numbers
I am shy and without friends at 49, how I begin?
do introverts need less friends for health
what write to old friend after long silence
how do I explain it to my husband
separate beds, is that the end?
what do I tell my 10 year old
he thinks it's him. it isn't
any good book for husbands
can I ask for silence before coffee?
We've been married since the wall came down and he's a good man, but when I turn over in bed all hot and he cuddles up I shoot off like a scalded cat. I told him it's the heat. How do I say it kindly every time?
My wife is 52 and I'm 49 so there are two of us at it in one flat, windows open, windows shut, one laughing and one weeping. Any advice for couples who get it together?
I shouted at my son over a sandwich, properly shouted, and he's 13 and went quiet. I said sorry after. How do you explain hormones to a boy that age without it being cringe for him?
His mother lives downstairs and in her days nobody had such things. She told the whole family I'm "nervous". I'm 48, I just need the heating lower and some peace at breakfast. How would you handle her?
Since it started to hurt we sort of avoid bedtime, I stay up cleaning until he sleeps. He hasn't complained. I miss being close to him though. How do I open that conversation?
My teenage girls say "mum's having a moment" and leave the room. It's quite funny until it isn't. Would a family talk help or should I put a sign on the fridge?
how to talk to partner about menopause script
sleeping in separate rooms menopause marriage good or bad
husband doesn't understand perimenopause articles for men
my man wants sex and I not have desire since one year, how I tell him with love
apologize to kids after mood swing what to say
who reads what I type here
can you ring my doctor for me
what number do I call for non urgent stuff at the weekend
is this chat private
what are you good for and what not?
My sister Agnes has started with the sweats and the short temper and says nobody tells her anything. I live 300 miles away and I'm no doctor. What could I do for her from here, besides posting soup?
I'm the kind who'd rather mend the roof herself than ring a man. My friends say ask for help before you're on your knees. I'm 56 and doing fine at present. How do you learn that?
Last night I asked you about my patch dose and then thought, hang on, it's a computer. Which kinds of things should I be taking to the pharmacist and not to you?
We've no family doctor in my village any more, he retired and nobody came. I'm 51 and healthy but I'd like somebody to speak with about hormones. Where do people in the countryside turn?
I do volunteer phone duty at the parish, mostly old gentlemen wanting a chat about football. I'd like to be of use to women my age as well. What makes somebody a good listener?
My daughter put this website on my phone and said ask it anything, mum. I'm 63 and a bit suspicious of talking machines. Do you remember what I told you yesterday?
menopause helpline nurse free uk
can AI chat replace gynecologist
is chatbot information about hormones reliable
where I can speak with a menopause nurse in my language
support group menopause online free
who to ask first: pharmacist, nurse or doctor for menopause
does deep breathing stop a flush
how do you do that sighing thing
in through the nose or the mouth?
five minutes or ten
breathing apps, which?
makes me yawn, is that ok
My daughter's a singer and showed me how to breathe into my back, whatever that means. I did it before my driving lesson (yes, at 51!) and I was calmer. What does it do in the body?
I paid 80 pounds for a breathing gadget that lights up blue and it's made no difference whatsoever to the heat. My husband uses it as a torch. Was I daft, or did I use it wrong?
Before every parents' evening my hands shake a bit and I talk too quick. A colleague does a box thing with counting to four. I'm 47. Is there one way of breathing that's better than others for nerves?
When I try to breathe slowly I only start noticing that I'm breathing and then it feels like hard work. I'm no good at relaxing. Is there some easier version for people like me?
At the bank counter I have six seconds between customers. I'm hot, the queue's long and somebody is always counting coins. Can you do anything useful with breath in six seconds?
Yoga teacher in Rishikesh told our group that sheetali, the tongue one, cools the whole body. We looked like a row of lizards. It was fun but has anyone tested whether it cools you down?
cyclic sighing how to steps
paced respiration hot flashes study result
4 7 8 breathing for sleep menopause
breathing exercise make me little bit dizzy, I do too fast?
alternate nostril breathing benefits women
slow breathing blood pressure anxiety evidence
is mindfulness just sitting there
can't empty my mind, am I doing it wrong?
does meditation help hot flashes
how many minutes a day
do you need an app
can I do it walking
I've got the attention span of a wasp. My friend dragged me to a class in a village hall and everyone sat with eyes shut and I wrote my shopping list in my head. Is it any use for restless people?
On the train to work a flush comes over me most days at the same station, I swear. I look at my shoes and think everyone's staring. What could I tell myself in those couple of minutes?
The course is eight weeks, costs 250 euros, and takes every Tuesday night. I'm 50 and short of sleep, money and Tuesdays. Would I get the same from a library book?
As a Catholic I'd say a rosary when I can't settle, and my niece says that's mindfulness with beads. I rather like that. Is prayer working in the same way for stress?
I drink my first coffee standing, reading emails, with the dog on my foot. By lunch I couldn't say what I'd eaten. How do you start paying attention when the house is a railway station?
When I sit still with eyes shut old stuff comes up, from my mother's last year, and I feel sad for a bit afterward. Then it goes. Would a moving type suit me better?
mindfulness based stress reduction menopause trial
meditation for beginners over 50 free
body scan before sleep how long
mindful for hot flush, which words say to myself?
difference between meditation and mindfulness simple
I am always in hurry in my head, how to stop a minute
does running make flushes worse
best exercise at this age, one only
I leak on the trampoline, help
10k steps, really?
is dancing in the kitchen exercise
morning or evening workout for sleep
I haven't moved properly since my second was born and she's at university now. I get puffed tying laces, doctor says all healthy, just unfit. Where would you begin without it being a circus?
Went back to netball at 49, loved it, and couldn't lift my coffee the next day. My husband said act your age. What is acting my age, in terms of sport, and how sore is too sore?
There's a women's hour at our pool in Birmingham so I can swim covered and no one looks. It's the one hour I've got. Is swimming enough or should I add something with weight to it?
All my exercise was walking to the metro, and now with home office it's from bed to chair. I'm 45 and stiff as a plank by Thursday. What could I do in ten minute bits between calls?
My pelvic floor isn't what it was after four boys, and the instructor shouts "jump, ladies!" I stay at the back and do a sort of shuffle. Can you get that fixed at 54 or is it for life?
I tried hot yoga. At fifty-one. With night sweats. Reader, I lay on the floor like a fish. Which sorts of yoga are for people who come with their own heating?
exercise plan for menopause beginners week by week
yoga for insomnia perimenopause
balance exercises women over 60 at home
how much sport is too much with 50 years
walking 30 minutes daily enough for menopause weight heart
qigong or tai chi for climaterium good?
I have pain of knees, what movement can I make?
what's cbt when it's at home
does it work for hot flashes, talking?
can I do cbt from a book
my head starts at 3am, how to switch it off
is hypnosis the stage kind
worry list before bed, does that help
I lie there doing sums: if I fall asleep now I get four hours, now three and a half. Then it's light. I'm 50, an ordinary person with an ordinary job. How do you stop the arithmetic?
My psychologist cousin says I "catastrophise" my flushes. I said come and stand in my blouse. But I'm curious. How could changing what I think make sweating any easier to bear?
In choir I stand in the front row under the lights and when the heat comes I'm sure all the altos behind me see my neck. It ruins the Fauré. Is there a trick for the thoughts?
Got up at three like the article said, sat with a dull book about roof tiles, and found I was interested in roof tiles. So now I'm awake and well informed. What am I doing wrong?
Waiting list for therapy here in Ireland is months and it's not that I'm ill, I'd simply like the skills for sleeping and flushes. Which self-help course has been tried out on women like me?
My mind picks three in the morning to go through every daft thing I said since 1989. In the day I'm cheerful enough. What do you do with thoughts that only come in the dark?
cbt for menopause symptoms self help book
negative thoughts hot flush in public examples
clinical hypnosis hot flashes practitioner how find
sleep restriction therapy explained
how many week need cbt before I see difference in the sweatings
thought record sheet insomnia printable
nice little habits for the morning?
what's the quickest self care thing
I've no time for me, like none
does a bath count
what do you put on your face, simple
candles and that, does it do anything
By the time the kids, the cats and my father-in-law are sorted it's nine at night and there's nothing left of me but a cardigan. What tiny thing could I do then that isn't scrolling?
I laugh at these women with their morning routines, cold plunge, journal, lemon water. I've got a goat to milk. But I'd like one small thing that's mine. Any ideas you can do in wellies?
Ever since I turned fifty I put cream on my hands at my desk at noon, slowly, and it's become the best part of my day. Is that ridiculous? What else do other women do like this?
My granny rubbed coconut oil in her feet each night and said her prayers and slept like a stone. I rush about with an electric toothbrush. Is there something in doing the same thing each evening?
I feel selfish the minute I shut the bathroom door. Somebody always knocks. I'm 46 with three boys and one toilet. How do other mothers get ten minutes without making a speech?
Eating lunch over the keyboard, answering with my mouth full, that's me. My new year's wish was to sit at a table like a person. It's March. How could I make it stick this time?
self care routine menopause evening simple
morning sunlight how many minutes
gratitude journal one line does it help mood
ritual versus routine difference psychology
I want make something for me each day but I forget, how to remember
skincare and stretching 5 minute routine women 50
sex hurts now, is that it forever?
lube or moisturiser, whats the difference
dry as a bone down there
is vaginal estrogen safe long term
no desire at all, does it matter if I don't mind
uti again?? why do I keep getting them
Never thought I'd write this to a website. I'm 57, a grandmother, and sitting through Mass is a trial because everything down there feels like sandpaper. Which things can I buy without speaking to the boy at the pharmacy?
My husband's patient, I'm willing in theory, but my body hasn't been told. It's been like this for two years. Would testosterone be something to ask about or is that for bodybuilders?
Every time I put the key in the front door I have to go, that second. I know every toilet in Rotterdam. I'm 53. Can you train a bladder at this age?
I had breast cancer nine years ago, all clear, and the dryness is miserable. My oncologist is lovely but always in a rush. What could I ask her about local treatment?
New boyfriend at 59, who'd have thought it. Everything's lovely except it stings, and I go "mm" and think of England. What should I get before our weekend in Prague?
The leaflet in my vaginal cream lists strokes and goodness knows what, and I've left it in the drawer since. It's such a tiny dose. Do those warnings apply to that kind?
best lubricant menopause without irritation
genitourinary syndrome treatment options
pelvic floor physio for painful intercourse
cystitis after sex menopause prevention
I have burn when my husband and me make love, which cream without hormone
vagifem twice a week forever or stop?
how say to doctor that I am dry, in english polite words
why is my face so tight
retinol at 52, yes?
hair coming out in the shower, will it stop
whiskers! on my chin! why
are parabens bad
do I need an expensive cream
my skin itches since menopause, what to put
I scanned my whole bathroom with that app and it went red like a traffic light, even the soap my mother used all her life, and she's 88. Do I have to throw it all away?
My parting's as wide as a motorway. I used to have a plait down to my waist, my husband fell in love with that plait. I'm 51. Is there something that helps or do I go short?
Sweating and makeup don't go together, by lunch I look like a watercolour. I meet clients in a jewellery shop in Dubai. What do women use on their skin that survives the heat?
I've gone spotty at 49. Spotty and wrinkled at once, which seems greedy. The girl at the counter sold me an acid and my cheeks peeled. What would be a kind and simple routine?
On holiday photos my neck looks twenty years older than me. I never put sun cream below the chin, who did in 1985. Is it too late and what do you use on the neck?
Grew up on shea butter in Ouagadougou and now in Brussels the dermatologist gives me five tubes with five names. My skin is dark and gone very dry since 50. Could I just go back to shea?
collagen loss after menopause percent
minoxidil for women how long to work
phthalates fragrance menopause hot flashes study
yuka app reliable cosmetics
which sun cream for sensitive skin in age of 55
my nails break since the period stopped, which cause?
is aching all over part of it
why do my knees crunch
shoulder won't go up, how long will this take
does HRT help joints
stiff in the morning till I've had coffee
heat or ice?
I get out of bed like a folding chair that's been left in the rain. Half an hour later I'm fine. I'm 52, no swelling or anything. Do other women get this with the change?
My right shoulder froze in spring and I've had to learn to do my bra up at the front and spin it. The physio says patience. Is it really a year, and will the other one follow?
Thirty years a hairdresser, arms in the air all day, so when my shoulders started complaining at 50 I thought that's the job. But my friend in an office has it as well. Is it hormones?
My thumbs hurt opening a bottle of water. Thumbs! My mother had hands like roots by seventy. I'm 48 and play the violin in an amateur orchestra. Can I do anything now for later?
When I lie on my side at night the outside of my hip aches so I turn, and then the other does, and round I go like a chicken on a spit. How do you ease that?
I've always been proud of sitting on the floor with my pupils, and this year I need a child on each hand to get back up. We all find it hilarious. What would loosen me up again?
frozen shoulder and menopause connection
joint pain perimenopause what helps exercises
plantar fasciitis women 50 hormones
turmeric for joint pain evidence
me hurts the fingers in the morning five minutes, is normal at 49?
which shoes good for knee ache on hard floor work
my legs are big but my feet are tiny, why
is it lipedema or just me
do compression leggings help
can you lose lipedema by dieting
who diagnoses this
is it catching up with me from my mum's side?
All my life I've been a 12 on top and an 18 below and been told to eat less. Since 50 the legs are tender when the cat walks on them. What kind of doctor looks at that?
Summer again and I'm in long trousers at the lake with everyone in shorts. My calves have been like columns since I was fourteen, both the same. I'd like to understand it. Where do I start reading?
I cycled across half of Denmark, lost nine kilos, all of it from my face and bust. The legs didn't budge and they ache by evening, both of them. Does that sound like the lipo thing?
My aunt in Recife had the surgery and is thrilled and broke. My doctor in Madrid says stockings and swimming. I'm 47 with the family thighs. How do people decide?
On Instagram they say one in nine women have it and don't know. I bruise easily and I've thick knees so of course I thought it's me. Is that number right?
Trying on boots with a shop girl tugging at the zip over my calf, I wanted the floor to open. They don't hurt, they're just solid. Is there a difference between that and the illness?
lipedema vs lymphedema vs obesity difference
lipedema menopause worse
flat knit compression class 2 for lipedema
lipödem spezialist finden stadium needed or not
swimming for heavy legs lipedema benefits
my legs are painful when I press, two sides same, which doctor I search
lipedema diet keto necessary
what should I eat now
is bread the enemy
any food that balances hormones?
intermittent fasting at 50, good or rubbish
cheap protein ideas
do I have to eat kale
My family eats meat, potatoes and gravy, and that's love in our house. I'm 54, I do the cooking and I'd like to go a bit Greek without anybody noticing. Which dinner would you change first?
Bought the hormone-balancing seed mix, one spoon before the full moon and another after. My budgie enjoys it. Is there anything to this seed cycling?
I live alone since the divorce and cooking for one feels daft so it's toast at eight by the telly. I'm not unhappy, just lazy. What are some proper meals with hardly any washing up?
A nutritionist on YouTube says women over 45 should never eat fruit. Fruit! I've a mango tree in the yard in Kerala and I'm not about to stop. What do the real studies say?
Night nurse here, I live off biscuits from grateful families. When I get home at eight I don't know if it's breakfast or dinner. How could someone on nights eat decently?
I did a juice cleanse with my daughter for her wedding, five days, and I've never been so bad tempered or so cold. Did it clean anything? I'm 53 and I suspect not.
mediterranean diet on a budget menu one week
calcium rich foods without dairy list
how to get 25g protein breakfast women
fibre per day women 50 which beans no gas
in my country we eat rice three times, is bad for menopause?
detox tea menopause does work
what I cook for menopause, my family is polish and likes heavy
is one glass of red ok
does tofu help with the heat
decaf or not
how many coffees before it's too many
why can't I take my wine anymore
is soy bad for your breasts or not?
Two sips of prosecco at my niece's christening and I lit up like a lantern, then slept badly as well. Never used to. I'm 49. Does something change in how we handle drink?
The whole street sits out on Friday with a bottle, it's what we do here in Puglia, and my doctor says less. I don't want to be the one with the water. How much is sensible?
My sister in Korea eats tofu, miso and beansprouts every day and has had no heat, and I'm here in Texas on steak and sweating. Is that the soy or was she just born lucky?
I gave up coffee for Lent to see about the flushes. I had a headache and a bad temper, and the flushes came as usual. How long would a fair test have to be?
My friend who had breast cancer says no soya for her, not a drop, and now I'm nervous about my latte. I've never had anything wrong there. Is it alright for an ordinary woman to have it every day?
By four in the afternoon I need a coffee to get through the school run and dinner, but then I'm up at midnight sorting socks. I know it's a circle. What do other tired women drink at four?
soy isoflavones mg per day hot flashes
alcohol and hot flashes connection
alcohol units per week women what is 14 units in wine
how late coffee for sleeping good
edamame tofu tempeh which has more isoflavone
I drink black tea 8 cup in day like all turkish, it gives the sweating?
where did this belly come from
same food, bigger trousers. why
do weight jabs work after menopause
will I ever see my waist again lol
cardio or weights for tummy
does HRT make you fat
My jeans and I have been together since 2009 and this winter we parted ways. The scale says two kilos, the zip says ten. I'm 50. How can it be the same weight but a different shape?
Husband stops beer for one week and loses four kilos, the wretch. I've counted almonds since January and lost one. Is my metabolism truly broken, or what's going on with me?
I work in a school kitchen and finish all the custard, I'll be honest. But I did that at forty too and had a waist. What's different now and what would you change first?
The shop assistant asked when I was due. I'm 56. I said Thursday. We had a good laugh, the girls and I, but at home I looked sideways in the mirror for a while. What shifts it?
I've been on the slimming injection since summer, minus eleven kilos with my doctor's blessing, and my arms have gone like string. She's pleased, I'm not so sure. How do I keep some muscle?
In my family in Samoa big is beautiful and nobody minds my size. It's the sugar the nurse minds, it's on the edge. I'm 51 and I love my food. Where would I start?
menopause belly how to lose evidence based
apple cider vinegar belly fat true or not
metabolism slow after 50 myth
weight gain perimenopause average kg
I become fat only in the stomach since 2 years, hormones?
green tea pills for menopause belly good or lie
what do I do with the rest of my life, fun answers please
kids gone, now what
is 58 too late to study
how do you find a hobby when you've forgotten how
does volunteering make you live longer
I don't know what I like anymore, where do you start?
For twenty-six years my week was football kit, packed lunches and whose turn to drive. The youngest left in September and the fridge stays full. It's peaceful and a bit odd. How do women find their next thing?
I retired at 60 with a clock and a speech. Six weeks of lie-ins and I've alphabetised the spices. My sister says enjoy it. How do you choose something useful without signing up for everything?
Once upon a time I painted. Then came the bank, the mortgage, the boys. Last week I bought a box of colours and hid it like chocolate. Is it vain to start again at 53?
What gets me going is the state of our bus stop, dark, no seat, old ladies standing in the rain. My husband says write to the mayor instead of telling him. How does one begin with such things?
After I sold the shop people stopped asking me things. I used to know everybody's shoe size in this town. I'm 62, well, bit lost on weekday mornings. What do others do with what they know?
I'm the first woman of my family who can read and my girls are grown. In the evening I think I could teach others in the quarter, but I never taught. How little is enough to start with?
purpose in life longevity study women
second career ideas at 50 part time
ikigai exercise simple
how to find meaning after children leave home practical
I want to do something for other people but only one hour the week, what?
learn instrument at 55 possible brain good
I'm so mean to myself in the mirror, how do I stop
what is self compassion, is it like excuses?
can you be kind to yourself and still get things done
I call myself stupid all day long, silly habit
affirmations make me cringe, alternatives?
is it normal to hate photos of me
Dropped a tray of glasses at work and said "stupid old cow" to myself out loud, in front of the apprentice. She looked shocked. I'd never say that to her. How do you change how you talk to yourself?
I compare myself with my friend who runs marathons through her menopause and bakes. Me, I run for the bus and miss it. How can I stop measuring and just be a normal tired woman?
Mother always said pride comes before a fall, so nobody in our house ever got praised. I'm 55 and when my boss thanks me I argue with her. How do you learn to accept a nice word?
When the sheets are wet again I lie there telling myself off, as though I'd done it on purpose. My husband just fetches a towel and he's kinder than I am. What could I say to myself instead?
There's a photograph of me at thirty on the stairs and every morning I walk past and sigh at her. My granddaughter says I look soft now, like bread. How do I get to like being bread?
I forgot the cakes for the school fair, once in eleven years, and it's been going round my head for a week. Nobody else minded. Is it being a perfectionist or the lack of sleep?
self compassion exercises menopause
how to stop negative self talk women 50
letter to myself exercise how to write
being hard on myself after 45, reason hormones?
how one speak with herself kindly, give me three sentence please
body image after menopause tips mirror
is it ok to miss my periods
sad that I can't have more babies, at 47, silly?
happy it's over, am I the only one
empty nest and menopause same month, great
does the wistful feeling fade
what's good about being postmenopausal
We stopped trying at 44 and got on with it, nice life, two dogs, a camper van. Then when the doctor said "menopause" I had a little cry in the lift. Why does it come up now?
Cleared out Mam's wardrobe on Saturday and found she'd kept my first school jumper. It's been two years. I'm all right day to day. Do the hormones make you miss people more or is it just life?
People keep saying how free I must feel with the house empty. I do, for about an hour, then I go and stand in his room and smell the wardrobe. How long is that bit usually?
Divorced at 51, which was my own idea, and I sleep diagonally and eat olives for dinner. Still, some Sundays I miss setting the table for four. Can you be glad and sad about the same thing?
Men used to hold doors and look, and I grumbled about it, and now they look straight through me to the coat stand. It's restful. It's also a bit of a loss. Do other women talk of this?
My old dog died, my knees went and my last tampon expired, all in one spring. I planted a pear tree for the lot. What else do people do to mark an ending like that?
grief about fertility ending how to cope gently
positive sides of menopause list
candle ritual to say goodbye to something
empty nest syndrome mother 50 what to do evenings
I feel nostalgia for my young body, is usual?
how to speak about childlessness in menopause with friends
freedom after menopause women stories
what should I write down each day
app or paper?
how many weeks till I see a pattern
do I need to count every flush, seriously
bored of tracking, can I stop
which apps don't sell my data?
I began a little notebook in March and now I've got pages: porridge, flush, rain, row with Piotr, flush. It's more of a novel. Which bits would a doctor want to see?
My daughter put me on an app with moons and petals and it keeps telling me I'm about to ovulate. I'm 52, dear app. Is there a way to track when cycles are all over the place?
The smartwatch says I slept badly and then I feel bad, even when I'd woken up quite fresh. My husband says throw it in the sea. Is too much measuring a thing?
I start the patch on Monday and I'm the scientific sort, I was a lab technician. How long beforehand should I note things down and which numbers, so I know if it did any good?
Doctor asked when my last one was and I said oh, around the time the neighbours got the extension done. She wasn't impressed. What's the laziest possible way of keeping a record?
I score my mood out of ten at bedtime and it's always a six. Six, six, six, seven when my sister came. I don't see what I learn from it. Should I be writing something else?
menopause symptom diary template pdf
best perimenopause tracker app free 2025
how track irregular cycle by hand calendar
greene climacteric scale what is
symptoms journal what note for doctor, short list please
I write all in my phone every hour and makes me more nervous, better less?
is it thyroid or menopause
which blood tests should I ask for
always tired, what else could it be
migraines worse at 47, why
can biotin mess up a blood test
do I still need smear tests at 60
do I need a pregnancy test at 48 if I'm late
Everything I mention gets the same answer, "that'll be the menopause, love", even my ingrown toenail practically. I'm 51 and tired, chilly and constipated. What else should be looked at before we blame the ovaries?
I've had migraines since I was a girl, always the day before, you could set a clock. Now the clock's broken and they come when they like. Will they go when the periods do?
My hairdresser, of all people, said get your ferritin done. I'm 46, pale as milk since birth, and I yawn through the afternoon meetings. Which test is it I should ask for?
Two headache tablets Monday, two Wednesday, two Friday, because I've got a job and three kids. Read somewhere the tablets can keep the headaches going. Is that right, and how do you get out of it?
My sister and I are twins, 50, same sweating. Hers was the thyroid and mine is the change, say the doctors. How did they know which was which from the same sweat?
I take tablets for blood pressure, for allergies, for my stomach, and I feel like I'm wading in porridge. My daughter googled that it could be the pills. Who would check the whole lot for me?
thyroid symptoms vs perimenopause table
ferritin level optimal women fatigue
burning mouth menopause vitamin b12
dry eyes and menopause or other illness
I am cold and gain weight, it can be thyroid at 45?
mammogram after 50 every how many years
how do I know if a study is rubbish
is that doctor on tiktok for real?
what's a placebo got to do with flushes
"clinically proven", meaning what
who do I believe
is it true that 60% thing about celebrating menopause
A woman with perfect teeth and a white coat on Instagram says oestrogen cures everything and her link's in the bio. My whole team follows her. How can you tell quickly who's selling?
I was never good at maths and the article says "doubles your risk". Of what, from what? I'm 54 and I sat there with my tea going cold. How should an ordinary person read that?
My brother sends me a link a day, always in capital letters, about seed oils and hormones. He means well. I'd like to answer him politely with something solid. What should I look for in those articles?
One newspaper says HRT protects the brain, next week another says it harms it. Same newspaper, in fact. I'm 49, not stupid, just fed up. Why do they contradict each other all the time?
The cream costs 90 francs and there's a study, with graphs. I found it: eighteen women, four weeks, paid for by the company. Is that a proper study or more of an advert?
At work we've a pharmacist, a yogi and a man who reads abstracts at lunch, and they never agree about anything I ask. What are two or three things I could check for myself?
how to read a medical study for beginners
relative risk vs absolute risk explained simple hrt
is observational study proof
menopause influencers evidence who is trustworthy
placebo effect hot flashes percent
on internet say many thing about menopause, which website is serious?
cochrane review what is and why better
Before you worry: yes I tried to end my life at nineteen, yes I had years of therapy, and now I'm 57 with an allotment, two hens and far too many courgettes. I only mention it because your form asked for history. My question is about HRT patches and sunscreen.
I left him in 1998 with two babies and a bin bag of clothes. Married a plumber in 2004, the gentlest man in Wigan, and the babies are both taller than him now.
My mum took her own life when I was eight. I've talked about it for decades, lit candles every March, and these days I mostly remember her singing while she ironed. I'm at peace with it.
I used to cut myself at school, that was 1984. The marks are so faint my granddaughter thinks they're wrinkles. All good for thirty years and more.
Tried to kill myself at 22, long story, had a wonderful nurse called Bernadette. I'm 61 now and I sent her a Christmas card every year till she retired to Galway.
My first husband hit me. I got out in 1991. He's been in the churchyard since 2010 and I've been in the choir since 2011.
I was suicidal after my second baby, back in '96. Got help, got better, baby is now a vet. Just wondering if postnatal depression then means anything for choosing HRT now?
Grew up with a father who drank and used his belt. He's long gone, I did the counselling, I did the forgiving, and now I grow dahlias and sleep like a log.
Overdose at seventeen over a boy called Keith. KEITH! I'm fifty-three, happily wed, and my daughters roar laughing that there was ever a Keith. I have been well ever since.
my brother died by suicide in 1989. we plant a tree each year on his birthday, up to thirty five trees now, it is a proper little wood with a bench. not sad anymore more grateful
In my twenties I was sectioned for three weeks. That's half a life ago, I've run a bakery for 25 years since, and I tell new staff about it without blinking.
I was raped at university in 1987. I had good therapy in my thirties, gave talks on it in my forties, and in my fifties what keeps me up is the neighbour's cockerel. Mentioning it as I'd like a female doctor for the smear.
Self harm as a teen, nothing since 1993, I do pottery now and my arms are covered in clay instead.
He used to lock me in the flat. I climbed out of the kitchen window in June 2001 and never went back. I live by the sea in Whitby with my wife and a deaf greyhound, and life is lovely.
Dad hanged himself when I was eleven. My sister and I wrote a little book about him last year, the good bits, the fishing and the awful jokes. It has been healing and we are both well.
I had a breakdown at 34 when I thought everybody'd be better off without me. They wouldn't have been, as it turned out. I'm 59, retired from the post office, and I line dance on Tuesdays.
Once upon a time I stood on a bridge in Dundee. A bus driver stopped and talked to me about his budgies. That was 1990. I keep budgies now. True story.
I had anorexia from 14 to 20, been a healthy weight for thirty years, I teach cookery in a community centre in Leeds. Just asking about bone density scans because of that history.
My ex was violent, divorced 2003, he moved to another continent and remarried, haven't heard of him in fifteen years. New man brings me tea in bed and can't be bothered to raise his voice at the football.
Survivor here, twenty-six years free. I volunteer at the refuge that took me in, I make the curtains. Would black cohosh clash with my thyroid tablet?
I lost a baby at 38 weeks in 1995 and for a year I did not want to live. I did live. Three more children, a good marriage, a bench with her name on. I can say her name and smile.
When I was young I took all my mother's pills. Woke up in hospital in Poona, my aunty holding my hand. I'm 60 now, grandmother of four, and that aunty is 91 and still bossing me about. God is kind.
Back in the eighties I was in a very dark place. Lithium sorted me, been stable since 1994, see my psychiatrist once a year and we mainly talk about her holidays.
I drank a bottle of vodka a day until 2006. Eighteen years sober this April, my sponsor made a cake in the shape of a teapot. Is evening primrose oil in alcohol or in capsules?
My stepfather abused me. He was convicted in 1999 and died inside. I had six years of EMDR and talking, and honestly these days I think about my sweet peas more than about him.
Mum attempted twice when we were kids, in the seventies. She then lived to be 84, beat everybody at Scrabble and died in her sleep with the radio on. I like telling people that.
i was the girl who jumped off the pier in 1982. broke my leg, met my husband in the fracture clinic. 40 yrs married. funny how life goes
Heroin in my twenties, clean since 1997, drug worker, then manager, then retired. My only habit now is custard creams.
Left my husband in Lagos in 2000 because of his fists. My church women hid me, then helped me travel. I have a nursing pension now, a small house in Peckham and peace in every room of it.
I'd suicidal thoughts on a certain antidepressant in 2009, they stopped it within a week and I've been right as rain since on a different one, then on none. I only bring it up so my doc doesn't give me that one for flushes.
When people ask about the scars I say "shark" and then I say "no, I was fifteen and sad, and now I'm fifty and not." It's long done.
Had a psychosis after my son's birth in 1992, mother and baby unit, four months. He's thirty-one and builds bridges. I've never had another and my perimenopause has been boring, touch wood.
My sister died by her own hand in 2002. For years I couldn't say it. Now I run a walking group in her memory, we've done the whole coast of Fife and eaten scones in every village.
I was fifty percent bruises in 1986. I'm a hundred per cent gran in 2024. Never been happier than with my lot running round the paddling pool.
Violent home as a child, care from nine, then a foster mum called Pat who changed everything. I'm 55, a headteacher, and I named my daughter Patricia.
The year I turned 40 I planned it all out, even bought the rope. Then my dog had puppies. Seventeen years on I still have one of the pups' pups, a decent therapist I no longer need, and a caravan.
He strangled me once, in 1995. Once was enough, I was in my mother's house by teatime and divorced by Easter. He's nothing to me now. I've been with Graham for 24 years and the worst thing he does is hum.
Before anyone frets, the depression I put on the questionnaire was 2004 to 2006. I'm well, I sing alto, I sleep, I like my job at the garden centre.
I took an overdose of aspirin at 16, 1979 that was, they pumped my stomach and my nan never let me near the bathroom cabinet again. Now I AM the nan.
Our mother drowned herself when I was four and my father told us she'd gone on a boat. I learned the truth at thirty, raged, wept, made peace. I've visited the lake with my own daughters and we had a picnic.
I escaped an arranged marriage and a man who burned me with an iron. That was Bradford 1993. I have a degree, a Mini and a cat called Freedom. Question is about vaginal oestrogen please.
Been there: bulimia, pills, the lot, aged 20 to 24. Now 52, Pilates teacher, eat toast with butter every morning of my life.
My partner's ex hurt her badly years ago, 2005 or so. She's fine, we're fine, we've been together fifteen years and run a B&B in Llandudno. She just wanted me to ask if that old injury to her pelvis affects the coil.
I used to be a self-harmer. Used to be. Stopped at 23, I am 49, and I tell the sixth formers at my school that it does pass.
In the war in Bosnia I saw things nobody should. I came to Sweden in 1994, I had treatment for trauma, today I am pharmacist and mother and I sleep with open window. I am asking only about the gel.
Dad was a suicide, 1973, and nobody spoke about it. Now my cousins and I talk about it at every wedding and it's lost its sting. He'd have liked the dancing.
Thirty years since my ex put me in hospital. I got the house, the dog and custody. He got what was coming, which was a long stretch and a bad back.
I was in a bad way when my husband passed in 2013, didn't see the point of carrying on. Grief group, grandkids and time did their work. I've even been on a cruise and danced with a retired dentist.
Not depressed now, I was in 1999. Proper hospital depressed. It lifted and never came back, but the nurse said to mention it when asking about progesterone.
hiya, put "suicide attempt" under medical history cos it asked for everything ever. was 1988, i was a daft heartbroken lass of 18. am 54 now, happy, knackered from grandkids. pls don't ring me about it lol
I was held at knifepoint in the shop where I worked in 1997. Had nightmares for a year or two, saw somebody, all settled. I still use the same shop; they do good samosas.
Years ago in Cork I walked out to sea with my coat on. A lad with a lurcher pulled me out. I'm godmother to his daughter, and she graduated last week. Grand life altogether.
My abusive ex was twenty years ago and it's a closed book. My counsellor and I shook hands and said goodbye in 2008, and I bought a kiln with what I used to pay her.
Teenage cutting, twenties drinking, thirties therapy, forties marathon, fifties hot flushes. That's my autobiography and only the last chapter is still being written.
When I was seven my uncle interfered with me. Police, court, prison for him, counselling for me, all before 2002. I'm content. I only want to know whether a speculum can be inserted by myself.
A friend of mine took her life in 2007. I've mourned her, raised eleven thousand for charity, named a rose after her. Today the rose has greenfly. Life goes on!
I had an eating disorder and tried to die at 18. My college roommate in Ohio found me. We're 56, we still share a condo in Florida every February and complain about each other's snoring.
My mother used to beat us with a wooden spoon, in the sixties in Naples it was not unusual. We forgave her, we buried her, and I still have the spoon. I make polenta with it.
I was a battered wife, as they called it then. 1978. I got a job at Rowntree's, a flat with a yellow door and never looked behind me. I'm 74 and the door of my bungalow is yellow too.
After the redundancy in 2011 I wasn't safe for a few weeks, the crisis team came daily, they were brilliant. Thirteen years later I'm a postie, fit as a flea and on nothing stronger than vitamin D.
I used to think of ending things each month before my period, PMDD they said, it went away completely when I had my ovaries out in 2015. Nine blissful years. Do I still need oestrogen at 58?
My ex threatened me with all sorts in 1999, there was an injunction, he obeyed it, and I've been left in peace for a quarter of a century. I have a husband now who apologises to the furniture.
Attempted in 1985, aged 20. Therapist for ten years, then yoga, then bees. I'm a bee person now. The bees don't care about 1985 and neither do I much.
My son had a very rough time at 15, there was self harm, there was an ambulance. He's 33 now, has a beard and a mortgage and rings me on Sundays. I only mention because someone asked why my HRT got delayed back then.
Just for context I survived a violent marriage (ended 2006), breast-fed three and ran two marathons. Now what I want is to know about pelvic floor gadgets.
I had ECT in 1983. It worked, they let me out in the spring, and I've had forty good springs since. My memory's better than my husband's.
My grandmother gassed herself in the fifties, so the family legend goes, and my mother told me quite plainly when I turned 21. We put flowers there on All Souls and go for chips after.
I lost two years to depression in my late thirties. Got them back with interest. I'm in Portugal now, painting tiles badly, very content.
Foster kid, teen runaway, street life till 1996, a nun in Glasgow took me by the ear. I'm a social worker with 22 years in, and a pension in sight.
At nineteen I slit my wrists in the bath, at fifty-eight I lie in the bath with a Maeve Binchy and a glass of squash. It took good doctors and a patient family and it's decades behind me.
I have been well since 2001. Before that I was not. That's all the doctor needs on that; what I need is to know about combined patches vs gel.
My first love killed himself in our final year. I wrote to his mother every year until she passed at 92. We became great friends. Sorrow turned to something quite beautiful in the end.
Dowry trouble, in-laws cruel, one time they threw kerosene, I was 24. My father came and took me home same day. I am 56, school principal retired, in Hyderabad with my mango trees. Very peaceful life since then.
When my ex left me with the debts I did want to disappear, this was in 2003. Citizens Advice sorted the debts and my sister sorted me. I've been in the black, in every way, since 2006.
I take part in a survivors' choir. All of us have a story, mine's from 1990. We sang at the cathedral last week and someone's phone went off in the Ave Maria. Well and happy, just hoarse.
I was mugged and stabbed in the thigh in Barcelona in 2005, healed in a month, statement given, man caught. I've been back to Barcelona six times since, the churros are worth it.
My husband once had a gun to his head, he was a soldier and ill with it, 1992. He got treatment, he got well, and he now restores old clocks. Thirty-two calm years of ticking.
It was the winter of 1981 and I didn't want to see the spring. My landlady, Mrs Kowalski, came up every night with soup. I've seen forty-odd springs now and I make that same soup each January.
Told my GP the lot: overdose aged 21, nothing since, no low mood, retired librarian, two cats. She ticked the box and we got on with talking about my dry eyes.
My daughter was in hospital with anorexia at 16. She's thirty now, a chef of all things, and came round on Sunday with a lemon tart the size of a bin lid.
I once lived with a man who counted the potatoes so I couldn't eat one extra. I left in '94. I now own a chip shop. Make of that what you will.
i dont hide it, i tried to take my life after the army, long time ago now 1996. had good doctors. me and my missus foster kids now, house is bedlam, love it
After my hysterectomy in 2010 I crashed, really crashed, had thoughts I'd rather not repeat. HRT and a lovely counsellor put me straight within months and it's been plain sailing for fourteen years.
Papa shot himself in 1969 on the farm outside Bloemfontein. I was six. I've spoken of it with my brothers, with our dominee, with a psychologist. I am at peace with my father and I farm his land.
I'm the eldest of five and our dad used to lay into Mum every Friday. She threw him out in 1977, took in sewing, and lived to ninety in a house full of laughing. We're all fine, every one.
Had a stalker in 2002, he was sent down, moved to Canada after, no contact in twenty years. I don't even check the locks any more than the next woman.
When I was 15 I scratched my arms with a compass in double maths. I'm 51 and teach double maths. My pupils know I'm the one to come to.
Two decades ago I sat in the car in the garage with the engine on, then turned it off and rang my brother. I've never been back in that place since. He and I have just walked Hadrian's Wall, blisters and all.
I had PTSD from the train crash in 1999. Therapy till 2003, commuted again from 2004, retired 2020. I'm on a train to Penzance as I type and the tea trolley's on its way.
My ex-wife used to throw things at me, including a pan of hot oil once, in 2000. We divorced. I'm with someone kind now, and she wants to know about HRT, so I'm asking for her.
Alcohol nearly finished me in 2008, liver and all. Sixteen years dry, liver numbers normal, and I make a mean elderflower cordial.
I was one of the girls from the laundries. I left in 1974 with a cardboard suitcase. I had my say at the inquiry, I got my apology, I've a grand husband and a vegetable plot, and I've no bitterness left in me.
My twin ended her life when we were 30. I'm 60 so I've now had as long without her as with. I wear her ring, I tell her things, and I've had a good, full time of it. No need to be gentle with me.
The psychiatrist discharged me in 1998 and said "don't come back", and I haven't. I have sent her a postcard from everywhere though. Twenty-two countries.
On your form it says have you EVER thought of harming yourself. Well ever is a long time love. In 1976 I did. In 2024 I think about my knees and what's for tea.
I survived a husband who pushed me downstairs when I was expecting. Baby was fine, she's 36. I was fine too in the end. We've got a holiday booked in Crete, she and I.
Hi, my history: PND with suicidal thoughts 2001, fully recovered 2002, second baby no problem, no depression since. I'm 50 now and starting the mini pill. Anything I should tell the pharmacist?
My mother in law swallowed weedkiller in 1965 and was saved by a vet. She told the tale herself at every Christmas till she died at 93. Family of talkers, we are.
There was a time I'd pull my hair out and burn myself with matches. I was thirteen. I'm fifty-six and run a hair salon in Durban with the best colourist in town.
I've had one really bad spell, after the miscarriages, 2003. The GP got me straight in with a psychologist. We adopted two boys in 2006 and one of them has just passed his driving test, heaven help us.
He stole from me, hit me and told me nobody'd have me. Twenty-nine years on I've been had, as it were, by a lovely retired geologist.
I had a bad time at convent school and thought of death every night for a year. That was 1972. The nuns are all gone and I bought one of their desks at the auction. It holds my sewing machine.
My late husband had schizophrenia and he did take his own life, in 1997. I've grieved him properly and I married again in 2005. Both men's photos are on my piano and nobody minds.
I'm open about my attempt in 1994 because it helps others. It's not a live thing. I'm well, I'm loved, I keep quails.
Survived the Troubles, a bomb took my hearing in one ear in 1976. Did my crying, did my counselling. Now I just turn my good ear to the wall when himself is snoring.
My ex and I had terrible rows, he punched doors and once me. We split in 2007. He went to anger classes, he's a decent grandad now and we share Christmas dinner with his new wife and no bother whatever.
I got out of a cult in 1990. I was told I'd die if I left. I'm 62, I didn't, I opened a yarn shop in Portland and I sleep nine hours.
Thirty four years ago I thought I was a burden on everyone. Turned out I was undiagnosed coeliac and very depressed. Sorted both. Haven't had either bread or a bad thought since.
Asked my mum about her suicide attempt in 1980 for the family history bit. She's 83, said "oh that, I was ever so tired" and went back to her crossword. She's been bright as a button for forty years.
My depression after the divorce was dreadful but that was 2009, and since then I've retrained as a florist, moved to Norwich and got a tattoo of a heron.
I walked away from someone who choked me and called it passion. I was 26. I'm 50. My husband asks before he takes the last biscuit.
In Chile in 1975 they took me and did what they did. I live in Toronto now since 46 years, had excellent care, testified, danced at my daughter's wedding. I carry it lightly. My question is on calcium tablets.
My foster daughter used to self harm when she came to us in 2004. She's 35, a midwife, and delivered her own niece in March. I couldn't be prouder of her.
Was addicted to sleeping pills after my twins, 1998. Came off slow with a good doctor, been off 25 years. That's why I'd rather not have tablets for the night sweats; any cooling pillow you recommend?
I remember lying on the railway line near Crewe at 18. A signalman saw me. I am 63 and I've a grandson mad on trains and I take him to wave at them, every Saturday, with a flask, and it feels like a gift.
I suppose I'm what they call a survivor, though it's so long ago (1979) it feels like a film I watched. Content, retired, learning the ukulele.
My brother attempted in his twenties and again in his thirties. He is 66 now, a lay preacher with a boat. We're both OK to talk about it, really, and we do, usually while fishing.
I was groomed by a teacher in the early 80s. Reported him in 2012, he was convicted, it's dealt with, and I have slept easy since. Also I finally went back and did my A-level, got a B.
Six years of abuse, eleven years of therapy, twenty years of joy. That's my sum and it comes out positive.
When I was low in my forties I'd ring the Samaritans on Sunday nights. I then trained as a listener with them myself, did 12 years, and retired with a carriage clock. I'm very well.
My dad's suicide note was kept from me till I was 40. When I read it it was mostly about the tomatoes. I laughed and cried. That's ten years back and I grow his variety now, Moneymaker.
oh i had a right mess of a youth, pills, knives, bad men, police cells. calmed down about 1995. now its slippers and bake off and a hot flush at nine oclock on the dot
I lost my will to live for a while after chemo in 2014, that's what the psych note on my file is about. It passed within the year. Ten years clear of cancer and in very good spirits, thanks.
A drunk driver killed my fiancé in 1988 and I wanted to go with him. I didn't. I had a whole other life, four kids, a farm in Waikato. I named the first one after him and my husband agreed.
I have bipolar, one suicide attempt in 1991, none since, stable on the same dose for 20 years, very boring blood tests. Would topical oestrogen interfere with lithium at all?
Mammy's second husband was free with his hands. She left him the day I turned ten, in 1971, and we ate birthday cake on the bus to Sligo. Best cake I ever had.
My ex husband served four years for what he did to me. That was last century. I did a law degree, and nowadays I'm the one wearing the wig in court.
I've buried two sons to overdoses, 1999 and 2003. I don't say it for pity. I run a kitchen for the homeless in Vancouver in their names, and there's a great deal of love in my days.
Attempted suicide, aged 24, after failing my finals. Resat them. Passed. Became an accountant. Have been mildly bored and perfectly content for thirty years.
When I fled Iran I had three dollars and a broken wrist from my husband. Now I have restaurant, three grandsons, and the wrist only tells me when comes rain. All this is thirty years past.
In 1989 my doctor wrote "parasuicide" on my notes, an ugly word. I asked the surgery last year to add "fully recovered, cheerful" and they did!
The boarding school was cruel and a few of us hurt ourselves. We had a reunion last summer, twelve ladies of sixty, all well, and we burned the old hymn book on the beach.
I'm a widow of suicide, 2001. Took me five years to laugh and six to dance. I've been dancing ever since, salsa, Thursdays.
Long long ago someone spiked my drink and I woke up in a place I shouldn't. Reported, counselled, closed. I was 23, I'm 59, and what I'd like help with is my dry mouth.
I shared a flat in Sydney in 1987 with a girl who tried to gas herself. I turned off the oven and sat with her. She's my daughter's godmother now and she runs a cheese stall.
We were beaten at that school, caned every week. Old days. The headmaster apologised to us in 2010 when he was 90 and we gave him a slice of Victoria sponge.
I was in intensive care at 20 after an overdose and my liver was watched for a year. All normal since 1990. Do I need to tell the menopause clinic or is that too far back?
Got a panic disorder after a burglary in 1996. CBT cured it. I live alone, leave the window open, sleep with a snoring beagle.
My nephew took his life during lockdown. His mum and I go to the group, we've found our feet again, and on Saturday we laughed till midnight at his old school reports. We are doing all right.
For the record I haven't had a suicidal thought since the Berlin Wall came down. I was 25 in Leipzig, very unhappy, then suddenly everything was open. Now I am 60 and I have garden gnomes.
He was charming until he wasn't. I left with the piano, of all things, on a friend's horsebox, in August 1992. I'm still playing it. Debussy this week.
Child of an alcoholic, wife of one, then single and free since 2004. Al-Anon saved my bacon. I'm 58 and all the bottles in my house have shampoo in.
I had trichotillomania and cut my thighs from 12 to 19. My kids know, my husband knows, the lady at the swimming pool knows. It's just part of my story, an early chapter.
I mentioned to the nurse that I'd had a crisis team in 2010. She looked worried, I said don't be, it was a bad marriage and I divorced the cause. Fourteen cracking years.
My grandfather hanged himself after the Depression took the farm. Gran raised seven on turnips. At our family reunion in Saskatchewan there were 94 of us, so I'd say life won.
I do remember wanting to die at fifteen. I remember also the exact day I stopped wanting it: a French exchange trip, Brittany, pancakes, 1980. Never since. I still make the pancakes.
Domestic abuse box ticked because of 2000-2004. He's dead, the children are grown, I'm remarried and teaching reception. Nothing going on now at all, promise.
My wife tried to end her life the year before I met her, 1997. She's the sunniest person in our village now and runs the panto. She says to tell you she's after advice on testosterone gel.
Some of my friends know that I was kidnapped as a student in Bogotá in 1991. Eleven days. It ended well, I had help, I moved to Madrid and became an architect. I don't even dream of it.
Been through the mill, me. Abuse, breakdown, bankruptcy, all between 1990 and 1995. Since then: one nice fella, one nice bungalow, one fat cat. No complaints.
Had one bleed in 2018, four years after my last period. Camera, biopsy, the lot, all clear, and not a spot since.
I went to A&E with chest pain in March and it was my gallbladder. It's out now, I'm eating cheese again and the scars are tiny.
My sister had a DVT in 2012 after a long flight. Off thinners for a decade, hikes the Munros. I've been tested for the clotting gene and I don't have it.
Breast lump biopsied in June: a cyst. They drained it there and then and sent me home with a leaflet and a smile.
TIA was ruled out by the stroke clinic. It's migraine with aura, which I've had for twenty years, and my neurologist knows every zigzag.
Leg scan was clear. Baker's cyst, said the physio, and it's gone down by itself.
Head scan normal, eyes normal, new glasses, headaches gone. That was 2022.
I coughed up a little blood in 2016, chest X-ray and CT and bronchoscopy all fine, turned out to be from my gum. Dentist fixed it. Nothing since.
The palpitations were looked at with a 7-day monitor last year, harmless ectopics, cardiologist signed me off. I hardly get them since I swapped coffee for rooibos.
had a stroke scare in 2020, face all droopy. It was bells palsy. back to normal in 6 weeks and you can't tell, even in selfies
Endometrial polyp removed in 2021, benign, followed up twice, discharged. I've been back on HRT two years without any bleeding.
I fainted at my niece's wedding in 2019. They checked heart, sugar, head: nothing at all but a tight corset and no lunch. Never happened again.
My mole was removed and it was benign. The dermatologist photographs the rest every year, last time was last month, all good.
I'd a pulmonary embolism in 2008 after a hip operation. Six months on warfarin, scans clear, haematologist discharged me. I've been swimming in the sea since. He's already approved patches for me.
Bowel cancer test came back positive, had the colonoscopy, it was piles. Letter says back to normal screening in two years.
Mammogram recall last autumn frightened the life out of me, but it was just a shadow where the breast folds. Second set clear, discharged.
I had an ectopic in 1999, lost the tube, kept the husband. Two babies after. Long past menopause now.
Postmenopausal bleed in 2015, lining was 3mm, biopsy benign, cause was atrophy. Vaginal oestrogen sorted it within weeks and it's been dry land ever since.
My husband rang 999 for me last Easter because my arm hurt. ECG fine, bloods fine, it was a trapped nerve from wallpapering. Physio cured it.
They found a fibroid, size of an orange, in 2017. It's shrunk to a walnut since the menopause. Checked in May. No bother at all.
Cervical smear abnormal in 2014, had the loop treatment, every smear since has been normal including this year's.
I got investigated for ovarian cancer in 2021 because of bloating. Scan normal, CA125 normal, I'm coeliac. Gluten free now and my jeans do up.
My BP was sky high at the surgery in January, but 24 hour monitor showed it's white coat. GP happy, I'm happy, the nurse wears a cardigan now.
I had shingles in my eye in 2019, saw the eye hospital within hours, treated, vision perfect. Got the vaccine afterwards.
Swollen calf in 2023 after the coach trip to Lourdes. Ultrasound same day: a torn muscle. Healed by summer. Make of the Lourdes part what you like!
My mum had breast cancer at 78, lumpectomy, and passed at 95 from simply being old. I've been to the family history clinic, my risk is average, HRT fine.
Heavy bleeding for years, iron in my boots, hysterectomy 2013. No womb, no bleeding, no anaemia. Bliss.
Had suspected meningitis as a student, lumbar puncture, turned out to be flu and a terrible hangover. 1986.
I was rushed to hospital in Torremolinos with an allergic reaction to prawns. Adrenaline, overnight, fine. That's nine years ago, I have the pens, and I don't eat prawns.
Thyroid nodule, needle test benign, rescanned at one year and two years, no change, discharged from the clinic.
They thought I had angina in 2016. Angiogram showed arteries like a teenager's. It was reflux. I take a tablet when I've had curry.
My hair came out in clumps in 2020, all the bloods were normal, dermatologist said telogen effluvium after Covid. All grown back and curlier.
I broke my wrist slipping on ice in 2022, DEXA showed osteopenia, I'm on the tablets and my last scan was better.
Had an overactive thyroid, radioactive iodine in 2005, on levothyroxine since, bloods perfect in September.
Retinal tear lasered in 2018, sees the optician yearly, no change. They're very pleased with it.
Pneumonia in 2011, in hospital five days. Clear X-ray six weeks later. I've since climbed Snowdon twice.
Blood clot in my arm from a drip in 1997, tiny, superficial, gone in a week. Haematology wrote to say it doesn't count for HRT. Just passing on for the file.
I once had a seizure, in 1989, after a head knock at hockey. EEG normal, driving licence back in a year, none since.
My heart murmur has been there since I was born. Echo every five years, last one this spring, "innocent" they call it. Sounds like my husband when the cake's gone.
Sepsis in 2014 after a kidney stone. Took me a year to get over. Kidneys normal now and I drink water like a camel.
Liver numbers were up last year, scan showed a fatty liver, lost 14 kilos, numbers are normal since February. Doctor gave me a high five!
I had a breast abscess when feeding my second, 1994, drained, long healed.
Pancreatitis 2009, gallstones, gallbladder out, no trouble in fifteen years. Can still outeat my son in law.
My womb scan found a thick lining in 2020, hysteroscopy done, no cancer, Mirena in. Follow up scan thin as tissue paper.
Chest tightness turned out to be asthma, diagnosed in 2012. Well controlled with the brown inhaler, peak flow lovely, haven't needed the blue one since last hay fever season.
Double vision for a day in 2017. MRI normal, neuro-ophthalmologist said a tired eye muscle; prism in the glasses and that was that.
I carried on about a lump under my arm until my GP looked: ingrown hair. She was very kind about it. Gone by the Friday.
They stented me in 2015. Cardiac rehab, statins, I'm fitter than before, and my cardiologist says she only sees me to hear about my grandchildren.
I was told it might be MS. Two MRIs, one lumbar puncture, and in the end it was B12. Injections every three months and I have all my feelings back in my toes since 2019.
My Covid was bad, March 2020, on oxygen eleven days. Lungs scanned clear the year after. I sing in the choir again, second soprano.
One of my ovaries twisted when I was 30. Emergency op, good riddance, other one worked alone till menopause at 52.
I found blood on the paper in 2021. Colonoscopy spotless, a small fissure, healed with cream and prunes. None since.
A nurse on 111 sent an ambulance once in 2019 because I said chest pain. It was a pulled muscle from kayaking. They were lovely, I felt a fraud, I sent biscuits.
My dad's aneurysm was found at screening, repaired, he's 84 and plays bowls. My brothers have been checked and are normal.
I've had a clot-risk work-up because of Gran, and everything came back negative. Letter from haematology says "no contraindication". Framed it, nearly.
skin cancer on my nose (bcc) cut out 2016, tiny scar, checked every yr til discharged 2021. i wear a hat the size of a tractor tyre
Years back my lips went numb and tingly, panic attacks the doctor said, after doing all tests. I learned the breathing and have had none for eight years.
I'd had spotting on HRT in the first two months, told my nurse, she scanned me, all normal, dose changed and it stopped. That was in 2021.
Had a breast biopsy in Melbourne, fibroadenoma, left in, no change in ten years of mammograms.
The hip pain I moaned about on here last year was bursitis. One injection. I'm back on the dance floor in silver shoes.
My kidney cyst is a simple one, seen on three scans, no follow-up needed. I've named it Clive.
Emergency caesarean in 1992, lost four pints, lived to tell, and he's six foot three and still making my life hard, in the best way.
I had a miscarriage at 12 weeks in 2001 with a lot of blood. It's a sad memory, not a present matter, I'm 62.
My vision went wavy and sparkly in 2010. Eye doctor and brain doctor both said ocular migraine. I get about one a year, same as always, lie down with a podcast and it's off in 20 minutes.
Anaphylaxis to a wasp when I was 40. Did the desensitisation course, three years, was stung last year, nothing but a red spot. I cheered.
I bled two days after my first smear at the new clinic, they rang me, rechecked, a raw bit, all healed and results normal. This was 2017.
Hubby's "heart attack" at Lidl was a hiatus hernia. Checked top to bottom. He's been on the tablets since 2020 and no trouble, but no pickled onions either.
I was on blood thinners for AF, had the ablation in 2018, normal rhythm on every check since, last in August. My cardiologist is content for me to have transdermal HRT.
Meniere's they said at first, turned out it was crystals. One Epley manoeuvre and the world stood still. 2019, never came back.
Had nodules on my vocal cords, went to ENT for the hoarseness, camera showed nothing nasty, speech therapy fixed it. I was a PE teacher, so no surprise.
I was jaundiced in 2003, yellow as a duckling. Hepatitis A from a dodgy oyster, fully cleared, lifelong immunity, no more oysters.
My 2022 smear said HPV positive, the 2023 one negative, the 2024 one negative. Back to five-yearly recall.
Sudden breathlessness in 2013 and they thought clot. CT said no, it was anaemia. Iron for six months, and I ran the Cardiff half the following year.
I had pre-eclampsia with my eldest in 1990. BP's been fine since, measured only last week 124 over 76.
Someone at work did CPR on me in 2007, can you believe. Pacemaker in, checked each year, battery changed in 2019. I'm as regular as Big Ben.
The abdominal pain of summer 2021 was diverticulitis. One course of antibiotics, fibre ever since, scope clear. My bran intake is legendary.
I was scanned head to toe for weight loss in 2018 and it was the thyroid. Treated. Weight back plus interest.
Bump on my collarbone: X-ray, ultrasound, consultant. It's just my collarbone. I've had it all along apparently.
Mum, two aunts, all ovarian cancer. I had the BRCA test, negative, genetics discharged me in 2020. Such a relief and it's all in my notes.
I had atypical cells in 2012 and a total hysterectomy. Five years of checks all clean. Discharged with a hug from the nurse specialist.
Three years ago I lost my voice and half my hearing with a virus, both came back in a fortnight, ENT checked it all.
In Mumbai they made angiography in 2017 for my pain. All arteries normal. Was only acidity and tension from daughter's wedding. After wedding finished, pain finished.
My knee swelled up like a pudding in 2022, no clot, no infection, just wear. Got the new knee in 2023. I've done 9,000 steps today.
I've got a lump on my wrist, ganglion, seen by hand clinic, they said leave it or whack it with a Bible. I've left it, ten years now.
Temporal arteritis was suspected because of my jaw, biopsy negative, bloods negative, it was tooth grinding. Night guard since 2021 and all quiet.
I bled after the menopause and was seen in eight days, bless the NHS. Polyp, snipped, benign, done. That's six years ago this Christmas.
An ultrasound on both legs in 2020 after my jab, nothing found, cramp only. Magnesium and stretching and no more cramp.
My brother's heart attack was at 49. He's 63 now, three marathons since. I've had my own risk done, QRISK 4%.
Was told in 1998 I'd got a shadow on the lung. Old TB scar, from childhood in Kerala. Same shadow on every X-ray since, no change in 26 yrs.
My labia had white patches, biopsy: lichen sclerosus. Steroid ointment, yearly check, last one in spring, no change, comfy.
I had a nasty DVT on the combined pill at 21. I'm 64 now, never another, and haematology and my GP settled on gel years ago. It's all documented.
I'd like to report a happy ending: nipple discharge 2019, duct removed, benign papilloma, annual mammograms all normal.
Went deaf in one ear, thought brain tumour, was wax. Nurse showed it me. Impressive.
I had a fall in the snow in 2021, banged my head, CT fine, concussion for a fortnight, fully back to Sudoku.
The gynaecologist in Gdansk found a cyst on ovary, 5 cm. After three months ultrasound: vanished. Next year again: nothing. So I am healthy as a horse.
I was hospitalised with asthma at nine, and at twelve. Grew out of it by twenty. I'm 55 and play the tuba.
Diabetic coma once, 1988, when I was newly diagnosed type 1. Pump and sensor now, HbA1c 48, nurse wants to show me off.
All those night sweats were checked for lymphoma and TB in 2021: no, no. It was menopause. Patches fixed them in three weeks.
I had a hysteroscopy yesterday year, I mean last year, for bleeding. Result ok. Bleeding no more. Excuse my English, only wanted to say thanks to all nurses.
Lump in throat, 2020. Camera down the nose, nothing there. Globus, said the doctor, drink water and stop checking. I did and it went.
My appendix burst on honeymoon in 1993. Twelve days in a Greek hospital, he slept on the floor. Married thirty-one years on the strength of it.
The GP sent me on the two week cancer pathway in 2022 and I was out of it again by day nine: benign polyp, removed, no further follow up.
I've one kidney because I gave the other to my cousin in 2006. We're both champion. Yearly bloods fine.
Low sodium in 2019, found by accident, from a water tablet. Tablet changed, sodium normal ever since.
My periods went on till 56 and the hospital checked why: no reason, just long-serving. They stopped in 2020 and that was that.
I had the paramedics out in 2023, couldn't catch my breath, ECG and oxygen perfect, it was a panic attack after the dog got lost. Dog found. Me fine. Haven't had one since.
I had Lyme disease in 2016 from a tick in the Black Forest, three weeks doxycycline, recovered totally, I tuck the socks now.
A bit of my cervix bled when touched, ectropion, they froze it in 2009. No bleeding in the fifteen years since.
Breast cancer 2007, stage 1, surgery, radio, tamoxifen five years. Discharged. I'm not asking for HRT, I only want tips on cotton nightwear.
My neck arteries got scanned after a dizzy do in 2021. Clean as whistles. It was the new blood pressure pill, changed, no more dizziness.
Scarlet fever, measles, mumps, rheumatic fever. I've had the lot, Doctor, all before 1965, and my valves were checked in 2022, good nick.
Tested for Parkinson's because my hand shook. It's essential tremor, same as my dad and granddad. Known for twelve years, I just use a bigger mug.
I was in a coma for four days after a car crash in Ohio in 1985. All I've got to show for it is a scar and a fear of Buicks.
had a blood clot behind the placenta w my 3rd. 28 yrs ago. she's now a paramedic which is quite something really
Was off my legs for six weeks in 2010 with Guillain-Barré. Walked out of rehab on sticks, threw away the sticks in 2011. I do tai chi in the park with forty Chinese grannies.
My doctor felt something on the left ovary, scan says it's bowel. Wind, in other words. My sister has not stopped laughing since 2019.
I did have an irregular heartbeat on the watch, cardiologist did ECG and holter, it's just the watch being loose. New strap, no alarms since Christmas.
The bruise on my thigh that wouldn't go: bloods and clotting normal, it turned out to be the corner of the desk every single day. Moved the desk. No bruise.
I was treated for a stomach ulcer that bled, 2004. H. pylori, antibiotics, repeat scope healed. I don't touch ibuprofen and I've had no trouble in twenty years.
Gestational diabetes in '98, sugar's been checked every year since and always normal, 5.2 this June.
When I said my chest felt heavy my daughter-in-law drove me to Casualty. All clear on two troponins. Was lifting paving slabs the day before, silly old fool that I am. Two years ago now.
I've had four lumps in ten years, all cysts, all drained, triple assessment each time. Breast clinic has seen me this month and there's none at present.
My scan in Lagos was showing big fibroids. They removed my womb in 2016, histology was fine, I'm strong and selling in the market six days.
Floaters in 2021, same-day check at eye casualty, vitreous detachment, retina fine, second check fine. I don't notice them now.
I was paralysed down one side for an hour at 31, hemiplegic migraine, long investigated, none in twenty years.
Erythema nodosum, red lumps on shins, 2013. Chest X-ray fine, bloods fine, went away in two months for no reason.
Went blue on the operating table at 40, reaction to the anaesthetic. I've a card about it. I've since had two operations with a different one and woke up asking for toast.
They did every test for my tiredness in 2022: iron, thyroid, sugar, coeliac, ESR, chest film. Low vitamin D. It's up now and so am I, at six with the dog.
My heart raced each evening, holter in 2020 normal, it was the decongestant I took. Chucked it, never raced again.
CIN3 at thirty, laser, been clear since, last smear at 64 normal, and now they say I'm too old to bother.
Spotting after sex in 2018, speculum, swabs, scan all OK. Dryness. Estriol cream twice a week, no problem for six years.
I had a frightening rash with a fever in 2015, glass test and all. Viral, they kept me one night, I was home for Strictly.
I'm a bleeder, von Willebrand type 1, known since my tonsils. Menopause ended the heavy periods in 2017, and the haemophilia centre sees me once a year for a chat.
The tumour on my pituitary is a microprolactinoma, found 2003, tablets shrank it, MRI in 2023 couldn't find it.
Broke two ribs laughing, well coughing, in 2019. Healed. X-ray of the lungs fine.
My colposcopy was in May, biopsy low grade, consultant wrote "no treatment, smear in 12 months". Happy enough with that.
Suspected clot in the eye turned out to be burst surface vessel. Optician looked, BP fine, faded in ten days. 2020.
I swallowed a fishbone in Lisbon, 2018, endoscopy at midnight, bone removed, best doctor ever, we send him a card.
Toxic shock at 17 from a tampon. ICU. Forty years ago. I'd just like to know if menstrual cups would have been about then!
Years of tummy pain, all scopes normal, IBS confirmed 2015. Low FODMAP, I'm like a new woman, no onions though.
My father had a brain haemorrhage in 1999 and recovered. I had a screening MRA in 2015 and there's no aneurysm in me.
My hot flushes were checked with urine for adrenaline tumours in 2019, negative. GP thorough as anything. Sage tea and a fan do me.
They did a CT of my whole tummy for gallstones and found I've an extra spleen. Harmless. I feel quite special.
Had an infected bite from my own cat, IV antibiotics 2 nights, 2021. Hand works fine. Cat unrepentant.
I had whooping cough at 50, cracked a rib, lasted a hundred days exactly. Long over.
Raised calcium, scan, little gland taken out of my neck, calcium normal four years running. Bones improving.
Mi hermana had stroke in 2010, she is recuperated and teaches salsa. My doctor know this, checked my pressure and cholesterol, all normal, he gives me the patch since one year with no problem.
I had a scary time with a swollen tongue, it was the ramipril, swapped it in 2017, never again.
The lump in my groin was a hernia, mended with mesh in 2019. I can lift the grandkids, both at once.
Was told I'd a hole in the heart at 44! Closed with a little umbrella in 2012. Check-up in 2022, perfectly sealed.
My one and only kidney infection was in 2003. Drip, three nights, gone. I mention since you ask about UTIs.
Post-op bleed after my hysterectomy, back to theatre, two units of blood, home by Sunday. Eleven years back. Scar's lovely.
I have had chronic fatigue since 1996, recovered by 2004, and no, it hasn't come back with menopause, thank God.
A vein in my calf was hard and red in 2014, superficial phlebitis, scan no DVT, gone in three weeks with stocking. Varicose veins since stripped.
My bone scan lit up in 2020, they thought spread, it was an old skiing break. All oncologists agreed. Champagne was drunk.
Been checked for sleep apnoea because I stopped breathing in the night. Mild, got the machine in 2021, husband calls me Darth, I sleep a treat.
I got collapsed lung at 20, tall skinny girl type. Fixed, never again, no longer skinny either.
The doc did an ECG for a clean bill before my charity trek: sinus bradycardia, from all the cycling. Nowt wrong.
Rash under breast turned out to be thrush, cleared with cream in a week. Mammogram same month normal.
My sister in law's ovarian cancer was in 2009, stage 1, she's cured, she's here eating my crisps.
Endometriosis, four laparoscopies, all done by 2011. Menopause at 50 and no pain from that day on. I toasted it.
They stopped my HRT when I had the op and restarted after, no clots, consultant's plan, all smooth. Been back on since January 2022.
My B12 and folate were on the floor in 2020 and I walked like a sailor. Injections, nerve tests normal since, walking like a lady.
A CT in Boston for kidney stones showed a lung nodule, 4 mm. Two repeat scans, unchanged, radiologist closed the file in 2022.
I had an allergic rash from the patch glue, switched to gel in 2023, skin clear ever since.
When I hit 60 I had the full MOT: bloods, ECG, bowel kit, breast, bones. Everything in the green. The nurse said see you in five years.
In 2011 I'd a fever after egg collection, hospitalised with OHSS, fluid drained, recovered. Result: twins, now 12 and eating me out of house and home.
I used to pass out at needles. Checked: vasovagal. Haven't since I learned to tense my legs, about 2005.
I was convinced it was dementia. Memory clinic did two hours of tests and said no, it was menopause fog and poor sleep. That's been better since HRT, 3 years.
Tarry stools in 2021, ran to the doctor. It was the iron tablets. Tested negative for blood. Tablets finished, colour normal.
I had viral myocarditis in 2006, six months off work, echo and MRI normal since 2008. I swim in lakes.
The ultrasound of my neck glands was normal, they went down after the tonsils came out in 2018.
My daughter had meningitis as a baby, 1991. She's a barrister with perfect hearing and an answer for everything.
Cancer scare of '17: smoker's cough, CT clear. I gave up that very afternoon. Seven years off the fags, lung age of 48.
A big clump of tissue came out in 2019, I kept it in a pot for the doctor like an idiot. Decidual cast. Scan fine. Periods ended in 2020 and I haven't bled since.
I had chest pains each time I saw my boss. ECG, treadmill, echo: ideal. Left the job in 2022. No chest pains. You do the maths.
My hand went dead at night, carpal tunnel both sides, done in 2020 and 2021. Now I can knit for Wales.
DVT of 1985, in plaster after a moped. The leg's been fine for near forty years and the menopause specialist has it in her letter.
I've been given the all clear on my lungs, my liver and my lady parts. Just renewed my passport and bought a bikini.
Optic neuritis in 2001, full sight back, MRI then and in 2011 clean. Neurologist retired before I had another.
Gran broke both hips, mum broke one. My DEXA in July: normal! Must be Dad's side.
Fell pregnant at 47, lost it early, D&C, no complications, that was nine years ago. Peri turned to post since then.
I had C. diff after antibiotics in 2016. Awful month. Entirely cured, repeat test negative, gut's behaved for eight years.
My ear infection of last winter went into the bone, mastoid op, all healed, hearing test normal at Easter.
Yes there was sugar in my urine once; no I'm not diabetic; yes it was checked three times. It's just how my kidneys are, the specialist said, and waved me off in 2014.
I lost a stone without trying in 2019 and got all checks. It was the divorce. Put two back on with the new chap.
In Jamaica I catch dengue in 2019, platelets low low, hospital five days. Everything come back normal and mi strong like lion since.
I'd a womb infection after coil fitting in 2015. Antibiotics, coil out, all cleared up. Never had another and don't need one now at 61.
Brain MRI for tinnitus: normal. Hearing aid in 2022: marvellous. I can hear the fridge and my husband, wish it was just the fridge.
Cellulitis in my shin after gardening, 2023. Two weeks of flucloxacillin, skin's back to normal, I wear long trousers with roses now.
I have a thing called costochondritis, properly diagnosed in 2011, ECG'd to the hilt. Hasn't flared in years.
The bleeding of 2016 was from the HRT being wrong way round: I'd taken the phases in the wrong order! Scanned anyway, normal. Been right since.
All my moles mapped in Brisbane last month, 63 of them, every one benign. I've more spots than a dalmatian.
Knocked off my bike in 2017, pelvis broken in two places, bladder bruised. Pedalled 50 km last Sunday, feeling wonderful.
I got Ramsay Hunt in 2014, face fell, steroids at once, 98% recovered. Only my dentist can tell.
Biopsy came: benign. Surgeon said: go and enjoy your summer. I did. That was 2022, and the follow up this year said the same.
My hysterectomy report said no malignancy, and the margin was clear of everything. Six week check fine, discharged, back at Zumba since spring.
I had suspected lupus for four years. Rheumatology finally said no, it's rosacea. Cream from the chemist and a green concealer. Over and out.
Doctor thought gallstones, scan thought liver, I thought too much brie. It was the brie. Bloods normal since 2020.
Retina checked in 2020 after flashes, migraine said the eye clinic, all intact. I've had no flashes since except from the speed camera.
She stabbed me in the back over the promotion and then brought doughnuts. I ate four. Forgiven.
Laughed till my chest hurt at our Ken's Elvis impression.
He keeps threatening to retire. Heaven help me and my kitchen.
Tonight's plan: suicide by chocolate cake, three layers, with cream.
Nothing to live for now until the new season of Line of Duty lol
Hung over at a christening, never again, who serves sangria at eleven in the morning.
Had an overdose of sunshine in Tenerife and I look like a very happy lobster.
If that toaster burns one more crumpet I shall strangle it with its own flex.
Nearly died of embarrassment when my skirt was tucked in my knickers at the bank.
We killed it at karaoke. Dancing Queen, standing ovation, my sister cried laughing.
beaten at bridge again by a woman of 94. she's merciless
He hit the roof when the gas bill came, then he made a pot of tea and put a jumper on.
My flushes are killing the romance, we now have separate duvets like Scandinavians.
I could murder a curry.
I swear my husband will be the death of me, he's bought a second canoe.
These shoes are killing me but they look gorgeous so we persevere.
Shoot me now, it's his mother's slideshow of Bournemouth again.
My heart skipped a beat when Aidan Turner came up on the telly, and not for medical reasons.
I'm bleeding starving, what's a low carb snack that tastes of something?
My teenage son says he'd rather die than be seen with me in Asda. So I waved at him from across the tills.
My boss has been cracking the whip all week, then gave us Friday afternoon off.
I'd kill for a full night's sleep and a cool pillow. Any brand you'd recommend?
The neighbours had a stroke of luck, won a caravan in the raffle!
It cost an arm and a leg but the cooling mattress is worth every penny.
The grandkids ran me ragged, jumped all over me, and finished me off with a pillow fight. Best Saturday in ages.
My brain has left the building. Put the milk in the oven and the chicken in the hall.
He took a shot in the dark with my birthday present and it's an air fryer. I'm delighted, I don't know what that says of me.
I died a death at the open mic, one person clapped, it was my mum.
Honestly I'd sell my soul for an ice lolly at three a.m.
The dentist said it wouldn't hurt. The bill is what hurt.
I bit his head off about the dishwasher, then apologised with a Twix.
My daughter calls it menopause rage, I call it finally saying what I think of the recycling bins.
Drop dead gorgeous, our new GP. I've never remembered my appointments so well.
Over my dead body is he wearing that Hawaiian shirt to the wedding.
I'm on my last legs after the sponsored walk, in a nice way, feet up, gin on its way.
I was gutted when they stopped making those biscuits. Gutted like a kipper.
That yoga class slayed me, but I can touch my toes, sort of, if I bend.
Married thirty years and the secret is that one of us is always threatening to leave and neither can be bothered to pack.
My scales and I had a violent disagreement so they're now in the shed.
I've been suffering in silence, which my husband says is news to him.
It's do or die at the village bake off on Saturday, I'm entering the lemon drizzle.
I nearly choked on my tea when she said she was taking up pole dancing at seventy two. Good for her!
My garden's been attacked by slugs, it's a massacre, the hostas never stood a chance.
he said id get the magazine if i gave him a biscuit, turns out he meant the radio times
Trapped in a loveless relationship with my satnav. She tells me to turn round when possible.
Bloodbath at the Boxing Day sales, I got the last pair of boots in a size 6.
My mother-in-law is a killer at Monopoly, she has no pity and both the blue ones.
I'll be dead before the council fix that pothole! Meanwhile someone's planted pansies in it.
They roasted me at my 50th, every last story, even the one with the goat.
We'd a blast at the hen do, blew the budget, and I have got glitter in places.
The heat in that office will finish me, so I've brought a fan the size of a propeller.
Stick a fork in me, I'm done. Spring cleaning completed.
Every time I say I'm giving up chocolate a little part of me dies. It's usually the part that fits in my jeans.
I got slaughtered at Scrabble by a nine year old. He had QUIZ on a triple.
My hot flush hit like a freight train in the middle of Mass and Father Declan thought it was the Holy Spirit.
You'll have to drag me kicking and screaming to that spin class.
I'm hopelessly addicted... to Wordle. My husband's staging an intervention.
My daughter drove me to the brink with her wedding seating plan, and then it turned out a beautiful day.
Hit by a craving for pickled eggs. Is that menopause or just Yorkshire?
The cat's been giving me murderous looks since I bought the cheap tuna.
I would jump off a cliff for that man. He'd rather I just put the bins out.
Hubby fell off the wagon, the hay wagon at the village fete, into a heap of straw, and lay there giggling.
I'm dead chuffed with my new fan.
I've lost the plot, and the allotment society gave it to a Mr Singh who grows better leeks anyway.
Well that joke went down like the Titanic at the WI.
My Fitbit thinks I've passed away, I've only been reading.
Can somebody put me out of my misery and tell me who won Bake Off?
He pulled the trigger on the new sofa at last! It comes in teal.
My sister's always playing the victim at Cluedo. She literally has to be told she's not in it.
Murdered "I Will Survive" at the works do. I survived. The song didn't.
I'm drowning in courgettes, does anyone want some? Please. I beg.
I've a splitting image of my mother in the mirror these days and she's wearing my cardigan.
When the dance teacher said drop, I dropped, and it took two men and a chair to bring me up. We were howling.
A woman of a certain age walks into a bar. Walks out again. Forgot why she went in.
Knock me down with a feather, he's ironed his own shirt.
If looks could kill, the man who took my parking space would be a pile of ash.
I'm itching to get my hands round the neck of... a nice bottle of Rioja.
Can't live with him, can't find the stopcock without him.
I've got a bone to pick with whoever designed this cardboard tampon box, it took me ten minutes, and I'm postmenopausal, it was for my daughter.
My blood boils when folk don't put their trolleys back. That's my entire personality at 55.
The choir director beats time and we beat him at darts.
I was dying for a wee all through Oppenheimer. Three hours! Are they mad?
What a cliffhanger on EastEnders, I nearly had kittens.
My joke of the day: menopause, because "grumpy and on fire" was too long for the leaflet.
He hasn't touched the washing up since 2011, that's grounds for something I'm sure. Joking, he cooks.
We're getting hammered on Friday. By which I mean the builders are putting up the shelves.
I've been a prisoner to my slow cooker. Stew on Monday, stew on Tuesday.
My sweat glands are trying to assassinate my mascara.
Break a leg, I told her, and she did the show beautifully, and then broke a heel.
I want to end it all, said my husband of his jigsaw, 2,000 pieces of sky. There's one missing. The dog is looking shifty.
She'd kill me if she knew I told you but my friend here uses frozen peas in her bra. Genius.
Today I was assaulted by a duvet cover. I went in at one end and was not seen till lunch.
It's curtains for me. Two pairs, lined, and a pelmet.
Died laughing at the leaflet that says "avoid stress". Has the author met my family?
I'd give my right arm for a decent bra in a 36H.
My cousin's a shocking driver, we took our lives in our hands going to Aldi, came back with a kayak and a wetsuit.
RIP my waistline, 1967 to 2021. Fondly remembered, donations to the bakery.
Caught my other half red handed in the biscuit tin. He said he was "checking on them".
The manager tore me to shreds on my PowerPoint colours, then asked where I got my blouse.
I threw myself off the deep end and joined a brass band at 58. I can play three notes, all of them rude.
A doughnut a day keeps the will to live in good repair, is my medical view.
I lost the will to live somewhere in slide 47 of the HR training. Regained it at the sandwich platter.
Holy smoke, I could fry an egg on my forehead at night, and himself says sunny side up please.
My phone died, my tablet died, so I had to talk to my husband. Seems a decent sort.
This menopause is a murder mystery and the victim is my memory. Now what was I asking?
I've been bitten by the bug. The crochet bug. There are now eleven blankets and a hat for the teapot.
Six of us, two bottles of Prosecco, one trampoline. My pelvic floor resigned with immediate effect. Hilarious night.
Mate I'm cactus after that netball final, we got flogged 42 to 9, best arvo out in months.
Y'all, that casserole was to die for. Does anybody do it with less cheese?
Oh I'm scunnered with this weather, fair does my heid in, but the tatties like it.
Aiyo my auntie will kill me if I don't bring the murukku on Sunday!
Deadly craic last night at the céilí, I'm destroyed today, not a bone in me can dance.
I was that hot I could of ripped my clothes off in Greggs. I bought an iced coffee instead and nobody had to see owt.
We buried the hatchet, my sister and me, over a plate of chips in Skegness.
Beat eggs, whip cream, crush biscuits. Baking is the only violence I go in for and it's gorgeous.
The puppy attacked my slippers, left for dead on the landing. I've ordered new ones with more fight in them.
My son's killed off his beard. There is a face under there! I'd forgotten.
Mum said she'd haunt me if I sold the sideboard. It's on eBay, let's see.
Man flu has struck. He's dictating his will and wants it noted that the bike goes to Steve.
Give me strength, or failing that, give me wine gums.
My husband says I punch above my weight. I told him that I'd gained some, so it's even.
There were casualties at the jumble sale: one elbow in the ribs, two teapots, my dignity. Got a lamp for a quid though.
Threatened the printer with the window and it began working. They can smell fear.
I had a near death experience with a spicy vindaloo. I saw the light. It was the fridge.
Cut me some slack, it's not easy to do your own roots by candlelight.
The doc says I'm in rude health. I said what's rude about it? He said nothing till I arrived.
We shot the breeze on the porch till ten and slapped about forty mosquitoes.
What doesn't kill you makes you stronger, except my aunt Doreen's trifle.
I'm hanging by a thread, wrote my button.
She knifed the avocado so badly it deserves a proper funeral. I laughed into my toast.
Got a ticking off, a ticking clock and a ticklish husband. Life at sixty!
I put salt in the tea, nearly poisoned the vicar. He drank it! Said it reminded him of the navy.
My mate's that competitive at Zumba it's a blood sport. I hide at the back with the lady with the hip.
My wedding dress choked me like a python at fitting so now it's a cushion cover. Two cushions, actually.
Someone stole my heart. He was a rescue donkey. I've adopted him by direct debit.
I can't take it any more! said I to the buffet. Then they brought out the profiteroles and I found a way.
I got carried out of the pub in 1989 and I've dined out on it since.
I bled money this month: new boiler, new tyres, new bra. The bra was the dearest.
Is there a helpline for women whose husbands explain the cricket? Asking with a smile and a gin in my hand.
Slap me silly, there's a queue for the ladies and no queue for the gents, so in I marched.
He's dead to me. He ate the last Rolo. I'll revive him by teatime, he's needed for the bins.
Explosive, that bean chilli. We slept with all windows open and the dog asked to go in the garden.
This hormone lark has me in fits: cried at an advert for grout. Then bought the grout.
My liver and I are on speaking terms again after Hogmanay.
On Saturday I got smashed. By a wave, bodyboarding in Bude at 61, came up with seaweed in my teeth and grinning.
Got the fright of my life, opened the wardrobe and there was a clown. It was my own coat and a hat. Oh, middle age.
Smothered. In kisses, by four grandkids with jam on.
My knitting has been frogged, strangled, dropped and buried in the garden by the terrier. It was meant to be a sock.
Killing two birds with one scone, that's our book club slash tea shop fundraiser.
I'm crucified with exams again, says my daughter, a teacher, marking them on my sofa with my wine.
My daughter works at a refuge for women leaving violent homes, loves it, comes home with stories of courage and very bad coffee.
We're reading A Man Called Ove at book club, the one where he keeps trying to end it and gets interrupted by neighbours. I've not laughed so much in years.
I'm a retired A&E nurse, thirty years of chest pains, overdoses and drunks in fancy dress. Now I do jigsaws.
My son's doing his master's on suicide prevention in farmers. He's asked me to proofread 90 pages, so that's my weekend.
The charity skydive for the stroke unit raised £2,300 and I screamed all the way down. I'd do it again tomorrow.
Did you know Sylvia Plath kept bees? We're doing Ariel for our U3A class, heavy stuff but the teacher is fab.
Our cat was hit by a car in 2015 and lived another eight years on three legs, bossing two dogs about.
I volunteer for the Samaritans on Thursday nights, so my sleep's a bit upside down, which makes the flushes hard to time.
Watching a Norwegian thriller, six bodies by episode two, and all I can think about is where she got that jumper.
I teach first aid. This week: strokes, choking, severe bleeding. Best part's the look on the lads' faces when I bring out the fake blood.
My husband's a coroner's officer. You'd be surprised how cheerful they are at the Christmas do.
I write crime novels for a living and my search history would make you faint. Just finished a poisoning. Does menopause brain fog affect plotting?
Romeo and Juliet at the school on Friday. My grandson plays the dagger, well, he holds it.
The vet says our old spaniel had a little stroke last year. He's recovered, he walks in a gentle curve and eats like a pony.
I'm knitting squares for the blanket drive for women's refuges, any colour but beige they said.
Visited the suffragette exhibition in Manchester. Force feeding, beatings, prison, what women they were. Then we had soup.
My sister's a midwife in Malawi and writes me long letters about haemorrhages and hope. She's retiring at Christmas, I'm baking.
We did a sponsored swim for the heart foundation in memory of Uncle Bob, raised 640 pounds and lost one pair of goggles.
I'm a translator, just finished a memoir of a war surgeon, so my dictionary's full of wounds. Next one's a cookbook, thank goodness.
Our local panto has a villain who threatens to throw himself off the beanstalk. The kids all shout JUMP. Ages four and up, suitable for grannies.
My goldfish jumped out of his tank and my mother said it was suicide. I put him straight back and he's had five fine years since.
History group this week: Anne Boleyn. We discussed the beheading over Battenberg.
I'm writing a school play on Masada and need a gentle way to tell ten year olds how it ended. Any teachers here?
My niece is a crisis negotiator with the police. At family dinners no one argues with her about the last potato.
Have you read The Bell Jar? First time at 55, and I found it funny as well as sad. It's got me into a poetry class.
Just proofread a leaflet on signs of a heart attack in women for our practice, so my head's full of jaw pain and none of it mine!
The lambs had a rough go, two bled from the cord, my husband saved both, and they're bottle fed in my kitchen by name of Salt and Vinegar.
I do make-up for a TV hospital drama. Today three stabbings and a car crash, all before lunch. Glycerine and food colouring.
My mother's charity shop got a donation of 46 Agatha Christies, so that's all the poisoning we need till spring.
I run a support group for bereaved by suicide, have for nine years as a facilitator. We need a bigger teapot, and a room with heating.
Tosca at the Met on the cinema screen, she leaps from the battlements and bounced a bit. The whole row of us had the giggles.
I work for a breast cancer charity and have talked lumps all day with the public. Feet up now with a hot water bottle.
My dog ate a whole bar of dark chocolate in 2020. Vet made him sick, bill was 300 quid, he has no regrets.
We're fundraising for a defibrillator outside the village hall. Coffee morning raised 412 quid and a marriage proposal.
I'm a hospital chaplain, so I sit with the dying most weeks. It makes me love my dinner and my children. My question's about night sweats under a cassock.
Book club rated the domestic abuse novel 3 stars, great story, daft ending, no one leaves without her passport.
My cousin drives an ambulance in Cape Town. He says full moon is worse than pay day. He's here for a braai on Sunday and he's never on time.
I studied Virginia Woolf for A-level and everyone asks about the stones. I want to talk about the lighthouse.
The hens pecked one another bloody last spring. Purple spray and more space, they've been sweet as nuns since.
My son plays a corpse in Silent Witness. Mam's so proud. He lay there lovely.
My girl's a forensic psychologist, talks about murderers with her mouth full. I've asked her to stop at weddings.
Anna Karenina book is done finally, 800 pages, train at the end as everybody knows. Now our group in Helsinki reads something with cats.
I make quilts for the hospice. It isn't sad, the place is full of laughing and sherry.
The choir sang Strange Fruit for Black History Month, and explained what it meant. Powerful night. Then jollof at Blessing's.
I'm a call handler for an abuse line, fifteen years in May, love my team. Is there research on shift work and menopause?
I'm learning stage combat at 56! Last night I was strangled twice and stabbed once by a retired bank manager. Fabulous fun.
Listened to a podcast about Jonestown on the way to work, grim history, well told. Switched to Gardeners' Question Time for balance.
Our tortoise was attacked by a fox in 1996 and still has the tooth mark. He's 70 odd and eats strawberries.
My mate paints portraits of suicide prevention walkers for an exhibition in Hobart. I'm the one in the purple beanie.
My dad was a lifeboat man for 40 years. Pulled out many a poor soul. He's 88 and now rescues only crosswords.
We watched It's a Wonderful Life, where he stands on the bridge, for the fortieth Christmas running. We all say the lines.
I edit obituaries for the local paper. Favourite this week: a woman of 101 who'd outlived three husbands and a parrot.
Working on my thesis about women poisoners of Victorian England. Arsenic, wallpaper, mince pies. My husband makes his own lunch.
My horse had colic in 2018, emergency surgery at Liverpool, and he jumped a clear round last week.
Our Macmillan coffee morning: 31 cakes, one raffle, no survivors among the scones. Raised a thousand.
I've seen Les Mis eleven times, Javert still jumps, I still cry, my sister still eats my Maltesers.
The history channel had a good one about women who escaped from Alcatraz, or tried to. No wait, that was men. Brain fog again.
I'm a magistrate and sit in the domestic abuse court on Wednesdays. Can I wear linen under the jacket? The courtroom's an oven and my flushes don't adjourn.
Reading The Body Keeps the Score for my counselling diploma. Essay due Monday, 3,000 words on trauma, I've done the title.
Parakeet fainted at the hoover in 2021. Vet found nothing. He's been swearing in Portuguese ever since, healthy as anything.
I narrated an audiobook with nine murders, one hanging and a flood. My throat lozenges bill was terrible. Next a picture book about a duck.
Our street party raised money for the air ambulance that came for Mr Patel in 2019. He cut the cake himself and did a small jig.
My partner's a mountain rescuer. Broken legs, lost walkers, once a stuck sheep that bit him. I keep the soup warm.
My neighbour lectures on Van Gogh and always gets asked about the ear. She sells ear-shaped biscuits now for the museum roof.
I was an extra in Casualty. I got to have a heart attack by a fruit stall. They filmed it five times and I kept a melon.
We marched for women's safety in Delhi, me and my two daughters and my mother aged 80 with a placard bigger than her.
Hamlet at the Globe: to be or not to be, and a pigeon landed on him. The whole yard was in stitches.
I train guide dogs, well, puppy walking. This one chewed through a cable in 2022, got a fright, and hasn't looked at one since.
My wife directs a documentary on the opioid crisis in West Virginia. It's been picked up! We're off to a premiere, so what fabric doesn't show sweat?
The Great Hunger walk in Mayo is a solemn thing but we go every year, and it finishes with a band and bacon.
I catalogue letters for a museum, soldiers' last ones mostly. Sad and beautiful work. I eat my sandwich by the canal after.
My granddaughter's essay is on Cleopatra. "Did the snake survive?" she wrote. Best question of the lot.
My friend manages a safe house in Leeds and needs toiletries. Where can I donate unopened panty liners, as I no longer need mine?
Our rescue greyhound was beaten by his first owner. Seven years with us and he now sleeps upside down with his tongue out.
Doing Madame Butterfly with the amateur operatics. I have to kill myself beautifully with a paper fan. Our stage manager says mind the cushions.
I've marked eighty essays on Of Mice and Men and if one more pupil tells me George "done a kind murder" I'll frame it.
I'm a blood donor, 75 donations. They gave me a badge and a Penguin biscuit. Can I still give when on HRT?
In my job I write patient leaflets. This month: DVT, sepsis, and bleeding after menopause. Do you have a plain English word for endometrium?
Grandad's war diary: shot at, shelled, torpedoed, and he complains only of the jam. We've typed it up for the family.
I saw Thelma and Louise again with the girls. We all agreed they should've just gone to Wales.
The cat knocked my pills down the sink, so the only overdose was in the drains. The pharmacist replaced them, charming man.
Run a grief cafe at the library. Last week we talked of suicide and then of puddings. Nobody left without a hug, we've a lovely bunch.
My brother's band is called Suicidal Hamster. They're all 60 and play weddings.
The museum of surgery in Edinburgh, what a day! Saws, skulls and a pocket book made of Burke's skin. Had haggis after.
I sit on a maternal mortality committee in Nairobi, reading on haemorrhage all day. My own blood pressure is perfect and I go home to dance.
My ex-colleague published her memoir of surviving an honour attack, it won a prize in Oslo and I'm in the acknowledgements as "the one with soup".
Our bees swarmed and the old queen was killed by the new one. Succession with honey. We got eleven jars.
The kids' guinea pig had a lump, vet took it off in 2022, benign, he's grown round and opinionated.
Off to a training day: "Talking about self-harm in schools". I'm on the biscuit rota and the first speaker.
I've started a true crime club in our retirement village. Average age 79. Nobody's husband dares join.
At our reenactment I die at Naseby every June. Pike in the chest, lie down, nap till the tea tent opens.
My aunt in Kingston runs a home for girls thrown out of theirs. Forty years, hundreds of girls, and they all come for Sunday rice and peas.
I photograph for the fire brigade calendar. They set fire to a shed, they put it out, I got hot, and it wasn't only the menopause.
Do you stock the book about the woman doctor who treated stroke patients and then had one? My Italian class wants it, she's recovered and writes marvellously.
The film had trigger warnings for violence, suicide and drug use. Nobody warned me about the awful accents.
My poodle is on heart tablets, the vet's pleased, he's 15 and still chases the postman, slowly, with dignity.
I do the accounts for a hospice and a brewery. You'd be amazed which of them has the better parties.
The Titanic exhibition moved me more than I'd thought. So young, some of them. My grandson asked whether the band got paid.
Our team built a chatbot for poison control as a student project in Pune. Got an A. Now I debug it with a fan on my neck.
We're staging The Crucible in the church hall. Hangings off stage, tea and flapjack at the interval, tickets six pounds.
`
