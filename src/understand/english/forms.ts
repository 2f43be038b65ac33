/** Words whose other forms do not follow from the word itself: each line a word and its forms. */
export const forms = `
arise: arose arisen
awake: awoke awoken
bear: bore borne born
beat: beaten
become: became
befall: befell befallen
beget: begot begotten
begin: began begun
behold: beheld
bend: bent
bet: betted
bid: bade bidden
bind: bound
bite: bit bitten
bleed: bled
blow: blew blown
break: broke broken
breastfeed: breastfed
breed: bred
bring: brought brung
browbeat: browbeaten
build: built
burn: burnt
bus: busses bussed
buy: bought
catch: caught
choose: chose chosen
cling: clung
clothe: clothed clad
come: came
creep: crept
deal: dealt
dig: dug
dive: dived dove
draw: drew drawn
dream: dreamt
drink: drank drunk
drive: drove driven
dwell: dwelt
eat: ate eaten
fall: fell fallen
feed: fed
feel: felt
fight: fought
find: found
fit: fitted
flee: fled
fling: flung
fly: flew flown
forbid: forbade forbad forbidden
forego: forewent foregone
foresee: foresaw foreseen
foretell: foretold
forget: forgot forgotten
forgive: forgave forgiven
forgo: forwent forgone
forsake: forsook forsaken
freeze: froze frozen
gainsay: gainsaid
get: got gotten
gild: gilt
give: gave given
go: went gone
grind: ground
grow: grew grown
hang: hung
hear: heard
heave: heaved hove
hew: hewn
hide: hid hidden
hold: held
input: inputted
interweave: interwove interwoven
keep: kept
kneel: knelt
knit: knitted
know: knew known
lay: laid
lead: led
lean: leant
leap: leapt
learn: learnt
leave: left
lend: lent
lie: lay lain lied
light: lit
lose: lost
make: made
mean: meant
meet: met
melt: molten
mishear: misheard
mislay: mislaid
mislead: misled
misspell: misspelt
misspend: misspent
mistake: mistook mistaken
misunderstand: misunderstood
mow: mown
outdo: outdid outdone
outgrow: outgrew outgrown
output: outputted
outrun: outran
outsell: outsold
overcome: overcame
overdo: overdid overdone
overdraw: overdrew overdrawn
overeat: overate overeaten
overhang: overhung
overhear: overheard
overlay: overlaid
overpay: overpaid
override: overrode overridden
overrun: overran
oversee: oversaw overseen
oversleep: overslept
overspend: overspent
overtake: overtook overtaken
overthrow: overthrew overthrown
overwrite: overwrote overwritten
partake: partook partaken
pay: paid
plead: pled
prepay: prepaid
prove: proved proven
quit: quitted
rebind: rebound
rebuild: rebuilt
redo: redid redone
redraw: redrew redrawn
refit: refitted
refreeze: refroze refrozen
regrind: reground
regrow: regrew regrown
rehang: rehung
relay: relaid
relight: relit
remake: remade
rend: rent
repay: repaid
rerun: reran
resell: resold
resend: resent
resew: resewn
resit: resat
retake: retook retaken
rethink: rethought
retell: retold
rewind: rewound
rewrite: rewrote rewritten
rid: ridded
ride: rode ridden
ring: rang rung
rise: rose risen
run: ran
saw: sawn
say: said
see: saw seen
seek: sought
sell: sold
send: sent
sew: sewn
shake: shook shaken
shave: shaved shaven
shear: shorn
shine: shone shined
shoe: shod shoed
shoot: shot
show: shown
shred: shredded
shrink: shrank shrunk shrunken
sing: sang sung
sink: sank sunk sunken
sit: sat
slay: slew slain
sleep: slept
slide: slid
sling: slung
slink: slunk
smell: smelt
smite: smote smitten
sneak: snuck
sow: sown
speak: spoke spoken
speed: sped
spell: spelt
spend: spent
spill: spilt
spin: spun span
spit: spat
spoil: spoilt
spoonfeed: spoonfed
spring: sprang sprung
stand: stood
steal: stole stolen
stick: stuck
sting: stung
stink: stank stunk
stride: strode stridden
strike: struck stricken
string: strung
strive: strove striven strived
swear: swore sworn
sweep: swept
swell: swollen
swim: swam swum
swing: swung
take: took taken tooken
teach: taught
tear: tore torn
tell: told
think: thought
thrive: throve thriven thrived
throw: threw thrown
tread: trod trodden
unbend: unbent
unbind: unbound
undergo: underwent undergone
underlie: underlay underlain
underpay: underpaid
undersell: undersold
understand: understood
undertake: undertook undertaken
underwrite: underwrote underwritten
undo: undid undone
unfreeze: unfroze unfrozen
unstick: unstuck
unwind: unwound
uphold: upheld
wake: woke woken waked
waylay: waylaid
wear: wore worn
weave: wove woven weaved
wed: wedded
weep: wept
wet: wetted
win: won
wind: wound
withdraw: withdrew withdrawn
withhold: withheld
withstand: withstood
wring: wrung
write: wrote written
bottlefeed: bottlefed
babysit: babysat
housesit: housesat
catsit: catsat
dogsit: dogsat
petsit: petsat
handwrite: handwrote handwritten
ghostwrite: ghostwrote ghostwritten
crossbreed: crossbred
hamstring: hamstrung
backslide: backslid
inlay: inlaid
resow: resown
restring: restrung
reteach: retaught
reweave: rewove rewoven
respell: respelt
unlearn: unlearnt
unsay: unsaid
unsend: unsent
unstring: unstrung
refuel: refuelled
fuel: fuelled
cancel: cancelled
label: labelled
relabel: relabelled
travel: travelled
model: modelled
level: levelled
enrol: enrolled
instal: installed
fulfil: fulfilled
panic: panicked
picnic: picnicked
mimic: mimicked
traffic: trafficked
format: formatted
program: programmed
programme: programmed
transfer: transferred
refer: referred
defer: deferred
prefer: preferred
submit: submitted
commit: committed
admit: admitted
permit: permitted
omit: omitted
regret: regretted
equip: equipped
gift-wrap: gift-wrapped
giftwrap: giftwrapped
kidnap: kidnapped
worship: worshipped
zip: zipped
unzip: unzipped
quiz: quizzes quizzed
rsvp: rsvp'd rsvpd
dm: dm'd dmd
ok: ok'd okayed
mot: mot'd motd
bbq: bbq'd
msg: msgd
txt: txtd
sync: synched
strim: strimmed
child: children
man: men
woman: women
person: people
foot: feet
tooth: teeth
goose: geese
mouse: mice
louse: lice
ox: oxen
penny: pence pennies
half: halves
calf: calves
elf: elves
hoof: hooves
knife: knives
leaf: leaves
life: lives
loaf: loaves
scarf: scarves
self: selves
sheaf: sheaves
shelf: shelves
thief: thieves
wharf: wharves
wife: wives
midwife: midwives
housewife: housewives
wolf: wolves
dwarf: dwarves
roof: rooves
handkerchief: handkerchieves
bookshelf: bookshelves
penknife: penknives
bayleaf: bayleaves
analysis: analyses
basis: bases
crisis: crises
diagnosis: diagnoses
hypothesis: hypotheses
thesis: theses
synopsis: synopses
parenthesis: parentheses
oasis: oases
axis: axes
emphasis: emphases
appendix: appendices
index: indices
matrix: matrices
vertex: vertices
cactus: cacti
fungus: fungi
nucleus: nuclei
radius: radii
stimulus: stimuli
syllabus: syllabi
alumnus: alumni
focus: foci
octopus: octopi
bacterium: bacteria
curriculum: curricula
datum: data
medium: media
memorandum: memoranda
referendum: referenda
addendum: addenda
erratum: errata
stadium: stadia
aquarium: aquaria
gymnasium: gymnasia
criterion: criteria
phenomenon: phenomena
formula: formulae
antenna: antennae
larva: larvae
vertebra: vertebrae
bureau: bureaux
gateau: gateaux
plateau: plateaux
chateau: chateaux
passer-by: passers-by
passerby: passersby
mother-in-law: mothers-in-law
father-in-law: fathers-in-law
sister-in-law: sisters-in-law
brother-in-law: brothers-in-law
daughter-in-law: daughters-in-law
son-in-law: sons-in-law
runner-up: runners-up
grandchild: grandchildren
stepchild: stepchildren
godchild: godchildren
schoolchild: schoolchildren
postman: postmen
workman: workmen
handyman: handymen
fireman: firemen
policeman: policemen
chairman: chairmen
salesman: salesmen
milkman: milkmen
binman: binmen
gentleman: gentlemen
businesswoman: businesswomen
businessman: businessmen
layman: laymen
snowman: snowmen
englishman: englishmen
irishman: irishmen
scotsman: scotsmen
eyetooth: eyeteeth
dormouse: dormice
forefoot: forefeet
gas: gasses
note: notes noted noting
theme: themes themed
cane: canes
`
