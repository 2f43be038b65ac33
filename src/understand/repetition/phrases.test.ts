/**
 * How people say that something repeats, and the rule it is. On Wednesday 4 March 2026, 10:00, in Berlin.
 * Columns: the words that repeat in ⟦ ⟧, the rule, and where given the first day and the time.
 */
import { expect, test } from 'vitest'
import { repetitionsIn } from './find-repetitions.ts'

const now = { epoch_ms: Date.parse('2026-03-04T10:00:00+01:00'), timezone: 'Europe/Berlin' }

const table = `
every day
  ⟦every day⟧ | DAILY | 2026-03-04
  water the plants ⟦every day⟧ | DAILY
  ⟦each day⟧ feed the cat | DAILY
  feed the cat ⟦everyday⟧ | DAILY
  ⟦every single day⟧ | DAILY
  ⟦each and every day⟧ | DAILY
  ⟦all the days⟧ | DAILY
  stretch ⟦daily⟧ | DAILY
  ⟦daily⟧: stretch | DAILY
  ⟦Daily⟧ - stretch | DAILY
  take the pill ⟦on a daily basis⟧ | DAILY
  make it ⟦a daily thing⟧ | DAILY
  take pills ⟦once a day⟧ | DAILY
  ⟦once every day⟧ | DAILY
  ⟦once per day⟧ | DAILY
  back up the laptop ⟦nightly⟧ | DAILY
  brush teeth ⟦every night⟧ | DAILY
  ⟦every morning⟧ run | DAILY
  ⟦each evening⟧ lock the door | DAILY
  ⟦every afternoon⟧ nap | DAILY
  ⟦evry day⟧ walk the dog | DAILY
  ⟦every other day⟧ | DAILY;INTERVAL=2
  ⟦every second day⟧ | DAILY;INTERVAL=2
  ⟦every 2nd day⟧ | DAILY;INTERVAL=2
  ⟦each second day⟧ | DAILY;INTERVAL=2
  ⟦every 3 days⟧ | DAILY;INTERVAL=3
  ⟦every three days⟧ | DAILY;INTERVAL=3
  ⟦every third day⟧ | DAILY;INTERVAL=3
  ⟦every 3rd day⟧ | DAILY;INTERVAL=3
  ⟦every few days⟧ | DAILY;INTERVAL=3
  ⟦every couple of days⟧ | DAILY;INTERVAL=2
  ⟦every 10 days⟧ | DAILY;INTERVAL=10
  ⟦every twenty-eight days⟧ | DAILY;INTERVAL=28
  ⟦once every 5 days⟧ | DAILY;INTERVAL=5
  ⟦every 90 days⟧ | DAILY;INTERVAL=90
  ⟦every 4d⟧ | DAILY;INTERVAL=4
weeks
  ⟦every week⟧ | WEEKLY | 2026-03-04
  call gran ⟦each week⟧ | WEEKLY
  clean the tank ⟦weekly⟧ | WEEKLY
  ⟦once a week⟧ call gran | WEEKLY
  ⟦once per week⟧ | WEEKLY
  ⟦one time a week⟧ | WEEKLY
  ⟦every 1 week⟧ | WEEKLY
  make it ⟦a weekly thing⟧ | WEEKLY
  ⟦every other week⟧ | WEEKLY;INTERVAL=2
  ⟦every second week⟧ | WEEKLY;INTERVAL=2
  ⟦every alternate week⟧ | WEEKLY;INTERVAL=2
  ⟦every two weeks⟧ | WEEKLY;INTERVAL=2
  ⟦every couple of weeks⟧ | WEEKLY;INTERVAL=2
  ⟦fortnightly⟧ | WEEKLY;INTERVAL=2
  ⟦every fortnight⟧ | WEEKLY;INTERVAL=2
  ⟦once a fortnight⟧ clean the fridge | WEEKLY;INTERVAL=2
  ⟦every 3 wks⟧ | WEEKLY;INTERVAL=3
  ⟦every 4th week⟧ | WEEKLY;INTERVAL=4
  ⟦every six weeks⟧ | WEEKLY;INTERVAL=6
  ⟦three-weekly⟧ | WEEKLY;INTERVAL=3
weekdays by name
  ⟦every monday⟧ | WEEKLY;BYDAY=MO | 2026-03-09
  gym ⟦each tuesday⟧ | WEEKLY;BYDAY=TU
  gym ⟦every tue⟧ | WEEKLY;BYDAY=TU
  gym ⟦every tues⟧ | WEEKLY;BYDAY=TU
  gym ⟦every wensday⟧ | WEEKLY;BYDAY=WE | 2026-03-04
  gym ⟦every thurs⟧ | WEEKLY;BYDAY=TH
  gym ⟦every fri⟧ | WEEKLY;BYDAY=FR
  gym ⟦every sat⟧ | WEEKLY;BYDAY=SA
  gym ⟦every sun⟧ | WEEKLY;BYDAY=SU
  ⟦every single monday⟧ | WEEKLY;BYDAY=MO
  ⟦on mondays⟧ | WEEKLY;BYDAY=MO
  bins out ⟦mondays⟧ | WEEKLY;BYDAY=MO
  ⟦all the sundays⟧ mass | WEEKLY;BYDAY=SU
  ⟦every mondays⟧ | WEEKLY;BYDAY=MO
  gym ⟦every tue and thu⟧ | WEEKLY;BYDAY=TU,TH
  gym ⟦every tuesday and every thursday⟧ | WEEKLY;BYDAY=TU,TH
  gym ⟦every mon, wed and fri⟧ | WEEKLY;BYDAY=MO,WE,FR
  gym ⟦every mon, wed, fri⟧ | WEEKLY;BYDAY=MO,WE,FR
  gym ⟦every mon/wed/fri⟧ | WEEKLY;BYDAY=MO,WE,FR
  gym ⟦mondays, wednesdays and fridays⟧ | WEEKLY;BYDAY=MO,WE,FR
  yoga ⟦tuesdays & thursdays⟧ | WEEKLY;BYDAY=TU,TH
  yoga ⟦on tuesdays and on thursdays⟧ | WEEKLY;BYDAY=TU,TH
  gym ⟦mon wed fri⟧ | WEEKLY;BYDAY=MO,WE,FR
  ⟦every week on friday⟧ | WEEKLY;BYDAY=FR
  ⟦weekly on fridays⟧ | WEEKLY;BYDAY=FR
  ⟦weekly on mon and thu⟧ | WEEKLY;BYDAY=MO,TH
  ⟦once a week on sunday⟧ | WEEKLY;BYDAY=SU
  ⟦every friday night⟧ film night | WEEKLY;BYDAY=FR
  ⟦friday mornings⟧ | WEEKLY;BYDAY=FR
  ⟦every other friday⟧ | WEEKLY;INTERVAL=2;BYDAY=FR | 2026-03-06
  ⟦every second tuesday⟧ bins | WEEKLY;INTERVAL=2;BYDAY=TU | 2026-03-10
  ⟦alternate wednesdays⟧ | WEEKLY;INTERVAL=2;BYDAY=WE
  ⟦every other mon and wed⟧ | WEEKLY;INTERVAL=2;BYDAY=MO,WE
  ⟦every two weeks on tuesday⟧ | WEEKLY;INTERVAL=2;BYDAY=TU
  ⟦fortnightly on thursdays⟧ | WEEKLY;INTERVAL=2;BYDAY=TH
  ⟦every 3 weeks on mon and fri⟧ | WEEKLY;INTERVAL=3;BYDAY=MO,FR
  ⟦every 3 fridays⟧ | WEEKLY;INTERVAL=3;BYDAY=FR
  ⟦every 6th friday⟧ | WEEKLY;INTERVAL=6;BYDAY=FR
  ⟦every week on saturday, sunday⟧ | WEEKLY;BYDAY=SA,SU
  ⟦mon-fri⟧ school run | WEEKLY;BYDAY=MO,TU,WE,TH,FR
  school run ⟦monday to friday⟧ | WEEKLY;BYDAY=MO,TU,WE,TH,FR
  ⟦from monday to friday⟧ school run | WEEKLY;BYDAY=MO,TU,WE,TH,FR
  ⟦every monday through thursday⟧ | WEEKLY;BYDAY=MO,TU,WE,TH
  ⟦every tue-thu⟧ | WEEKLY;BYDAY=TU,WE,TH
  ⟦each week from tuesday to saturday⟧ | WEEKLY;BYDAY=TU,WE,TH,FR,SA
  ⟦saturdays through mondays⟧ | WEEKLY;BYDAY=MO,SA,SU
  ⟦every weekday⟧ | WEEKLY;BYDAY=MO,TU,WE,TH,FR
  ⟦each workday⟧ | WEEKLY;BYDAY=MO,TU,WE,TH,FR
  ⟦every working day⟧ | WEEKLY;BYDAY=MO,TU,WE,TH,FR
  ⟦every business day⟧ | WEEKLY;BYDAY=MO,TU,WE,TH,FR
  ⟦every school day⟧ | WEEKLY;BYDAY=MO,TU,WE,TH,FR
  ⟦on weekdays⟧ wake the twins | WEEKLY;BYDAY=MO,TU,WE,TH,FR
  ⟦on working days⟧ | WEEKLY;BYDAY=MO,TU,WE,TH,FR
  wake the twins ⟦weekdays⟧ | WEEKLY;BYDAY=MO,TU,WE,TH,FR
  ⟦weekdays and saturdays⟧ | WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA
  ⟦every weeknight⟧ | WEEKLY;BYDAY=MO,TU,WE,TH,FR
  ⟦every weekend⟧ | WEEKLY;BYDAY=SA,SU
  ⟦on weekends⟧ | WEEKLY;BYDAY=SA,SU
  call mum ⟦at weekends⟧ | WEEKLY;BYDAY=SA,SU
  ⟦every other weekend⟧ | WEEKLY;INTERVAL=2;BYDAY=SA,SU
  ⟦every 2 weeks on weekends⟧ | WEEKLY;INTERVAL=2;BYDAY=SA,SU
  walk the far fence ⟦one Sunday on, one Sunday off⟧ | WEEKLY;INTERVAL=2;BYDAY=SU
  flu clinic ⟦ten Saturdays running⟧ | WEEKLY;COUNT=10;BYDAY=SA
  ⟦for the next 6 mondays⟧ | WEEKLY;COUNT=6;BYDAY=MO
months
  ⟦every month⟧ | MONTHLY | 2026-03-04
  pay rent ⟦monthly⟧ | MONTHLY
  ⟦once a month⟧ | MONTHLY
  ⟦every other month⟧ | MONTHLY;INTERVAL=2
  ⟦every 2 months⟧ | MONTHLY;INTERVAL=2
  ⟦every third month⟧ | MONTHLY;INTERVAL=3
  ⟦every 6 mths⟧ | MONTHLY;INTERVAL=6
  ⟦every eighteen months⟧ | MONTHLY;INTERVAL=18
  ⟦quarterly⟧ | MONTHLY;INTERVAL=3
  ⟦every quarter⟧ | MONTHLY;INTERVAL=3
  ⟦once a quarter⟧ | MONTHLY;INTERVAL=3
  ⟦half-yearly⟧ | MONTHLY;INTERVAL=6
  ⟦semi-annually⟧ | MONTHLY;INTERVAL=6
  ⟦semiannually⟧ | MONTHLY;INTERVAL=6
  ⟦twice a year⟧ | MONTHLY;INTERVAL=6
  ⟦two times a year⟧ | MONTHLY;INTERVAL=6
  ⟦four times a year⟧ | MONTHLY;INTERVAL=3
  ⟦3 times a year⟧ | MONTHLY;INTERVAL=4
  pay rent ⟦on the 1st of every month⟧ | MONTHLY;BYMONTHDAY=1 | 2026-04-01
  ⟦the first of each month⟧ | MONTHLY;BYMONTHDAY=1
  ⟦first of the month, every month⟧ | MONTHLY;BYMONTHDAY=1
  ⟦every 1st of the month⟧ | MONTHLY;BYMONTHDAY=1
  ⟦every first of the month⟧ | MONTHLY;BYMONTHDAY=1
  ⟦each 15th⟧ | MONTHLY;BYMONTHDAY=15
  ⟦every 27th⟧ | MONTHLY;BYMONTHDAY=27
  ⟦every 27⟧ | MONTHLY;BYMONTHDAY=27
  ⟦monthly on the 15th⟧ | MONTHLY;BYMONTHDAY=15 | 2026-03-15
  ⟦every month on the 22nd⟧ | MONTHLY;BYMONTHDAY=22
  ⟦every month on the twenty-second⟧ | MONTHLY;BYMONTHDAY=22
  ⟦every month on day 5⟧ | MONTHLY;BYMONTHDAY=5
  ⟦on the 5th day of every month⟧ | MONTHLY;BYMONTHDAY=5
  ⟦on the 1st and 15th of every month⟧ | MONTHLY;BYMONTHDAY=1,15
  newsletter goes out ⟦on the 1st and 15th⟧ | MONTHLY;BYMONTHDAY=1,15
  ⟦the 1st and the 15th of the month⟧ | MONTHLY;BYMONTHDAY=1,15
  ⟦every 10th and 20th of the month⟧ | MONTHLY;BYMONTHDAY=10,20
  ⟦every month on the 1st, 10th and 20th⟧ | MONTHLY;BYMONTHDAY=1,10,20
  ⟦monthly on the 10th through 12th⟧ | MONTHLY;BYMONTHDAY=10,11,12
  ⟦the 4th of every other month⟧ | MONTHLY;INTERVAL=2;BYMONTHDAY=4
  ⟦every 3 months on the 4th⟧ | MONTHLY;INTERVAL=3;BYMONTHDAY=4
  ⟦every other month on the 10th⟧ | MONTHLY;INTERVAL=2;BYMONTHDAY=10
  back up ⟦on the last day of every month⟧ | MONTHLY;BYMONTHDAY=-1 | 2026-03-31
  ⟦last day of each month⟧ | MONTHLY;BYMONTHDAY=-1
  ⟦the last of every month⟧ | MONTHLY;BYMONTHDAY=-1
  ⟦end of every month⟧ | MONTHLY;BYMONTHDAY=-1
  ⟦at the end of each month⟧ | MONTHLY;BYMONTHDAY=-1
  ⟦monthly on the last day⟧ | MONTHLY;BYMONTHDAY=-1
  ⟦at the start of every month⟧ | MONTHLY;BYMONTHDAY=1
  ⟦beginning of each month⟧ | MONTHLY;BYMONTHDAY=1
  ⟦every month on the second to last day⟧ | MONTHLY;BYMONTHDAY=-2
  ⟦every month on the 3rd last day⟧ | MONTHLY;BYMONTHDAY=-3
  ⟦monthly on the first and last day⟧ | MONTHLY;BYMONTHDAY=1,-1
  ⟦every 31st of the month⟧ | MONTHLY;BYMONTHDAY=31
  ⟦first monday of every month⟧ | MONTHLY;BYDAY=1MO | 2026-04-06
  ⟦on the first monday of the month, every month⟧ | MONTHLY;BYDAY=1MO
  ⟦the second tuesday of each month⟧ | MONTHLY;BYDAY=2TU | 2026-03-10
  ⟦2nd tue of every month⟧ | MONTHLY;BYDAY=2TU
  ⟦every second tuesday of the month⟧ | MONTHLY;BYDAY=2TU
  ⟦every 2nd saturday of the month⟧ | MONTHLY;BYDAY=2SA
  ⟦every third thursday⟧ | MONTHLY;BYDAY=3TH
  ⟦every first friday⟧ | MONTHLY;BYDAY=1FR
  ⟦every last friday⟧ | MONTHLY;BYDAY=-1FR
  ⟦every last friday of the month⟧ | MONTHLY;BYDAY=-1FR
  ⟦last friday of every month⟧ | MONTHLY;BYDAY=-1FR | 2026-03-27
  ⟦on the last friday of each month⟧ send invoices | MONTHLY;BYDAY=-1FR
  ⟦last friday of the month⟧: pay pocket money | MONTHLY;BYDAY=-1FR
  ⟦monthly on the last friday⟧ | MONTHLY;BYDAY=-1FR
  ⟦every month on the 2nd wednesday⟧ | MONTHLY;BYDAY=2WE
  ⟦every month on the second to last monday⟧ | MONTHLY;BYDAY=-2MO
  ⟦every 2 months on the first monday⟧ | MONTHLY;INTERVAL=2;BYDAY=1MO
  ⟦first friday of every other month⟧ | MONTHLY;INTERVAL=2;BYDAY=1FR
  ⟦first tuesday of each quarter⟧ | MONTHLY;INTERVAL=3;BYDAY=1TU
  ⟦first and third monday of every month⟧ | MONTHLY;BYDAY=1MO,3MO
  ⟦the 2nd and 4th thursday of each month⟧ | MONTHLY;BYDAY=2TH,4TH
  ⟦first monday and last friday of every month⟧ | MONTHLY;BYDAY=1MO,-1FR
  ⟦monthly on fridays⟧ | MONTHLY;BYDAY=FR
  ⟦the last weekday of every month⟧ | MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1
  ⟦last working day of the month, monthly⟧ | MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1
  ⟦first business day of each month⟧ | MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1
  ⟦the second-to-last weekday of the month⟧ | MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2
  ⟦every 1st and 3rd monday⟧ | MONTHLY;BYDAY=1MO,3MO
  ⟦every 2nd and 4th tuesday of the month⟧ | MONTHLY;BYDAY=2TU,4TU
  ⟦every half year⟧ | MONTHLY;INTERVAL=6
  ⟦every 48 hours⟧ | DAILY;INTERVAL=2
  ⟦every weekday morning⟧ | WEEKLY;BYDAY=MO,TU,WE,TH,FR
  ⟦every friday the 13th⟧ | MONTHLY;BYMONTHDAY=13;BYDAY=FR | 2026-03-13
years
  ⟦every year⟧ | YEARLY | 2026-03-04
  ⟦yearly⟧ | YEARLY
  renew it ⟦annually⟧ | YEARLY
  ⟦once a year⟧ | YEARLY
  ⟦every other year⟧ | YEARLY;INTERVAL=2
  ⟦every 2 years⟧ | YEARLY;INTERVAL=2
  ⟦biennially⟧ | YEARLY;INTERVAL=2
  ⟦every four years⟧ | YEARLY;INTERVAL=4
  ⟦every year on december 25⟧ | YEARLY;BYMONTH=12;BYMONTHDAY=25 | 2026-12-25
  ⟦every year on 25 december⟧ | YEARLY;BYMONTH=12;BYMONTHDAY=25
  ⟦every year on the 25th of december⟧ | YEARLY;BYMONTH=12;BYMONTHDAY=25
  ⟦on 14 march every year⟧ | YEARLY;BYMONTH=3;BYMONTHDAY=14 | 2026-03-14
  ⟦on 2 march each year⟧ | YEARLY;BYMONTH=3;BYMONTHDAY=2 | 2027-03-02
  ⟦march 3rd every year⟧ | YEARLY;BYMONTH=3;BYMONTHDAY=3
  ⟦annually on 31 october⟧ | YEARLY;BYMONTH=10;BYMONTHDAY=31
  renew the oldie, ⟦annually, 9 May⟧ | YEARLY;BYMONTH=5;BYMONTHDAY=9
  ⟦once a year on may 1st⟧ | YEARLY;BYMONTH=5;BYMONTHDAY=1
  ⟦every 14 feb⟧ | YEARLY;BYMONTH=2;BYMONTHDAY=14
  ⟦every feb 14⟧ | YEARLY;BYMONTH=2;BYMONTHDAY=14
  ⟦every 20th of august⟧ | YEARLY;BYMONTH=8;BYMONTHDAY=20
  ⟦every january⟧ | YEARLY;BYMONTH=1
  ⟦every march and september⟧ | YEARLY;BYMONTH=3,9
  ⟦1 march and 1 september each year⟧ | YEARLY;BYMONTH=3,9;BYMONTHDAY=1
  ⟦every christmas⟧ call aunt may | YEARLY;BYMONTH=12;BYMONTHDAY=25
  ⟦every halloween⟧ carve a pumpkin | YEARLY;BYMONTH=10;BYMONTHDAY=31
  ⟦every year on the fourth thursday in november⟧ | YEARLY;BYMONTH=11;BYDAY=4TH
  ⟦the last sunday of october every year⟧ | YEARLY;BYMONTH=10;BYDAY=-1SU
  ⟦every year on the 100th day⟧ | YEARLY;BYYEARDAY=100
  ⟦every fri in week 12⟧ | YEARLY;BYWEEKNO=12;BYDAY=FR
  ⟦every monday in june and july⟧ | YEARLY;BYMONTH=6,7;BYDAY=MO
bounds
  ⟦every day until june⟧ | DAILY;UNTIL=20260601
  ⟦every day until 30 june⟧ | DAILY;UNTIL=20260630
  stretch ⟦every day until yesterday⟧ | DAILY;UNTIL=20260303
  run ⟦every day until last week⟧ | DAILY;UNTIL=20260301
  stretch ⟦every day a million times⟧ | DAILY;COUNT=1000000
  stretch ⟦every day 10000000000 times⟧ | DAILY;COUNT=10000000000
  ⟦daily until friday⟧ | DAILY;UNTIL=20260306
  ⟦every monday till the end of march⟧ | WEEKLY;UNTIL=20260331;BYDAY=MO
  ⟦every week ending may 13th⟧ | WEEKLY;UNTIL=20260513
  ⟦weekly through to 1 june⟧ | WEEKLY;UNTIL=20260601
  ⟦every day for 5 days⟧ | DAILY;UNTIL=20260308
  ⟦every thursday for three weeks⟧ | WEEKLY;UNTIL=20260325;BYDAY=TH
  ⟦every saturday for the next 2 months⟧ | WEEKLY;UNTIL=20260504;BYDAY=SA
  ⟦every day for a week⟧ | DAILY;UNTIL=20260310
  ⟦daily for a month⟧ | DAILY;UNTIL=20260403
  ⟦every day 10 times⟧ | DAILY;COUNT=10
  ⟦every day, ten times⟧ | DAILY;COUNT=10
  ⟦every day for 3x⟧ | DAILY;COUNT=3
  ⟦fridays 3x⟧ | WEEKLY;COUNT=3;BYDAY=FR
  ⟦every monday for 6 times⟧ | WEEKLY;COUNT=6;BYDAY=MO
  ⟦every week for 8 occurrences⟧ | WEEKLY;COUNT=8
  ⟦sundays, six of them⟧ | WEEKLY;COUNT=6;BYDAY=SU
  ⟦monthly, 12 times in total⟧ | MONTHLY;COUNT=12
  ⟦every day starting tomorrow⟧ | DAILY | 2026-03-05
  ⟦starting tomorrow every day⟧ | DAILY | 2026-03-05
  ⟦every week starting next tuesday⟧ | WEEKLY | 2026-03-10
  ⟦every other day from monday⟧ | DAILY;INTERVAL=2 | 2026-03-09
  ⟦every 6 weeks, starting saturday⟧ | WEEKLY;INTERVAL=6 | 2026-03-07
  ⟦every monday beginning 1 april⟧ | WEEKLY;BYDAY=MO | 2026-04-06
  ⟦every 3 months, first one 7 April⟧ | MONTHLY;INTERVAL=3 | 2026-04-07
  ⟦every six weeks, next time is the 3rd of April⟧ | WEEKLY;INTERVAL=6 | 2026-04-03
  ⟦every other friday, starting this one⟧ | WEEKLY;INTERVAL=2;BYDAY=FR | 2026-03-06
  trash out ⟦mondays and thursdays from now on⟧ | WEEKLY;BYDAY=MO,TH
  ⟦every day starting in april until june⟧ | DAILY;UNTIL=20260601 | 2026-04-01
  ⟦every monday from november until february⟧ | WEEKLY;UNTIL=20270201;BYDAY=MO | 2026-11-02
  ⟦every day 1-24 December⟧ | DAILY;UNTIL=20261224 | 2026-12-01
  ⟦every day in july⟧ | DAILY;UNTIL=20260731 | 2026-07-01
  ⟦every sunday in december⟧ | WEEKLY;UNTIL=20261227;BYDAY=SU | 2026-12-06
  ⟦every day this week⟧ | DAILY;UNTIL=20260308 | 2026-03-04
  ⟦every day next week⟧ | DAILY;UNTIL=20260315 | 2026-03-09
left out
  ⟦every day except sunday⟧ | WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA
  ⟦daily except weekends⟧ | WEEKLY;BYDAY=MO,TU,WE,TH,FR
  ⟦every day bar sunday⟧ walk rex | WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA
  ⟦every day but not friday⟧ | WEEKLY;BYDAY=MO,TU,WE,TH,SA,SU
  ⟦every day apart from saturdays and sundays⟧ | WEEKLY;BYDAY=MO,TU,WE,TH,FR
  ⟦every weekday except friday⟧ | WEEKLY;BYDAY=MO,TU,WE,TH
  ⟦every monday except next monday⟧ | WEEKLY;BYDAY=MO | 2026-03-16
  ⟦daily except tomorrow⟧ | DAILY
  ⟦daily except in june⟧ | DAILY
with a time
  ⟦every day from 9am to 5pm⟧ | DAILY | 2026-03-05 | 09:00
  ⟦every day at 7am⟧ | DAILY | 2026-03-05 | 07:00
  ⟦every day at 5pm⟧ | DAILY | 2026-03-04 | 17:00
  ⟦every day at 17:25⟧ | DAILY | 2026-03-04 | 17:25
  creatine ⟦daily 8am⟧ | DAILY | 2026-03-05 | 08:00
  ⟦at noon every weekday⟧ | WEEKLY;BYDAY=MO,TU,WE,TH,FR | 2026-03-04 | 12:00
  ⟦7pm every thursday⟧ | WEEKLY;BYDAY=TH | 2026-03-05 | 19:00
  ⟦every thursday 7pm⟧ | WEEKLY;BYDAY=TH | 2026-03-05 | 19:00
  ⟦every friday, half four⟧ | WEEKLY;BYDAY=FR | 2026-03-06 | 16:30
  ⟦every night at 9⟧ | DAILY | 2026-03-04 | 21:00
  ⟦every morning at six⟧ | DAILY | 2026-03-05 | 06:00
  ⟦every evening at half past seven⟧ | DAILY | 2026-03-04 | 19:30
  ⟦10am on the 15th of every month⟧ | MONTHLY;BYMONTHDAY=15 | 2026-03-15 | 10:00
  ⟦the last tuesday of every month, starts at 9am⟧ | MONTHLY;BYDAY=-1TU | 2026-03-31 | 09:00
  ⟦midnight on tuesdays⟧ | WEEKLY;BYDAY=TU | 2026-03-10 | 00:00
  ⟦mondays at 9am starting 1 april⟧ | WEEKLY;BYDAY=MO | 2026-04-06 | 09:00
  ⟦daily at 3am 10x⟧ | DAILY;COUNT=10 | 2026-03-05 | 03:00
  ⟦every monday 9am-10am⟧ | WEEKLY;BYDAY=MO | 2026-03-09 | 09:00
  ⟦every monday at 9 until june⟧ | WEEKLY;UNTIL=20260601;BYDAY=MO | 2026-03-09 | 09:00
from completion
  water ⟦every 3 days after I finish it⟧ | DAILY;INTERVAL=3 !
  ⟦every 10 days when done⟧ | DAILY;INTERVAL=10 !
  ⟦every week after it is done⟧ | WEEKLY !
  ⟦every month after completion⟧ | MONTHLY !
  change the filter ⟦every 3 months, counting from when i last did it⟧ | MONTHLY;INTERVAL=3 !
  ⟦every! 2 weeks⟧ | WEEKLY;INTERVAL=2 !
  ⟦every month from when it was last done⟧ | MONTHLY !
refused where rules are kept, with a word that helps
  bins ⟦every 0 days⟧ | DAILY;INTERVAL=0
  bins ⟦every zero weeks⟧ | WEEKLY;INTERVAL=0
  bins ⟦every -2 days⟧ | DAILY;INTERVAL=0
  bins ⟦every day 0 times⟧ | DAILY;COUNT=0
  bins ⟦every 5000 days⟧ | DAILY;INTERVAL=5000
nothing of it is dropped
  walk the dog ⟦every day but sunday⟧ | WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA | 2026-03-04
  walk the dog ⟦daily but not on sundays⟧ | WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA
  see the optician ⟦every year and a half⟧ | MONTHLY;INTERVAL=18
  ⟦every two and a half years⟧ renew the pass | MONTHLY;INTERVAL=30
  mow ⟦every week in june and july⟧ | WEEKLY;BYMONTH=6,7
  mow ⟦every week from may to september⟧ | WEEKLY;UNTIL=20260930 | 2026-05-01
  swim ⟦every monday from june through august⟧ | WEEKLY;UNTIL=20260831;BYDAY=MO | 2026-06-01
  heating ⟦every day from january to april⟧ | DAILY;UNTIL=20260430 | 2026-03-04
  book club ⟦on the second and fourth wednesday of the month⟧ | MONTHLY;BYDAY=2WE,4WE | 2026-03-11
asked about
  mow ⟦every saturday in summer⟧ | WEEKLY;BYDAY=SA ?how-often
  mow ⟦every week in the summer⟧ | WEEKLY ?how-often
  back up ⟦every month and a half⟧ | MONTHLY ?how-often
  take pills ⟦every day at 8am and 8pm⟧ | DAILY ?several-times
  gym ⟦every mon at 6pm and thu at 7pm⟧ | WEEKLY;BYDAY=MO,TH ?several-times
  brush teeth ⟦every morning and evening⟧ | DAILY ?several-times
  feed the cat ⟦every morning and every night⟧ | DAILY ?several-times
  wrist stretches ⟦twice a week⟧ | WEEKLY ?which-days
  clean the gutters ⟦every spring⟧ | YEARLY ?which-days
  ⟦three times a week⟧ run | WEEKLY ?which-days
  ⟦twice a month⟧ | MONTHLY ?which-days
  ⟦twice weekly⟧ | WEEKLY ?which-days
  take drops ⟦twice a day⟧ | DAILY ?which-times
  ⟦3 times a day⟧ | DAILY ?which-times
  ⟦biweekly⟧ | WEEKLY;INTERVAL=2 ?two-meanings
  ⟦bi-monthly⟧ | MONTHLY;INTERVAL=2 ?two-meanings
  ⟦biannually⟧ | MONTHLY;INTERVAL=6 ?two-meanings
  feed Freya ⟦every 10-14 days⟧ | DAILY;INTERVAL=10 ?how-often
  drink water ⟦every 2 hours⟧ | ?sub-daily
  ⟦every 30 minutes⟧ | ?sub-daily
  ⟦hourly⟧ | ?sub-daily
  call mum ⟦every year on her birthday⟧ | YEARLY ?which-days
  toast ⟦annually on our anniversary⟧ | YEARLY ?which-days
  send a card ⟦every year on nana's birthday, 12 may⟧ | YEARLY;BYMONTH=5;BYMONTHDAY=12
  ⟦starting tomorrow on weekends⟧ | WEEKLY;BYDAY=SA,SU
  water the lilies ⟦twice a week, mondays and thursdays⟧ | WEEKLY;BYDAY=MO,TH
`

/** "DAILY;INTERVAL=3 !" is counted from completion, "DAILY ?which-times" has to be asked. */
interface Row {
  readonly sentence: string
  readonly words: string
  readonly rule: string
  readonly first: string | undefined
  readonly time: string | undefined
}

const rows = table
  .split('\n')
  .filter((line) => line.startsWith('  '))
  .map((line): Row => {
    const [said = '', rule = '', first, time] = line.trim().split(' | ')
    const words = /⟦(?<words>.*)⟧/u.exec(said)?.groups?.words ?? ''
    return { sentence: said.replace(/[⟦⟧]/gu, ''), words, rule, first, time }
  })

test.each(rows)('$sentence', ({ sentence, words, rule, first, time }) => {
  const [found, ...others] = repetitionsIn(sentence, now, 'day-first')
  expect(others).toEqual([])
  expect(found && sentence.slice(found.from, found.to)).toBe(words)
  const marks = [found?.recurs_from && '!', found?.doubt && `?${found.doubt}`].filter((mark) => mark)
  expect([found?.rule.replace('FREQ=', ''), ...marks].filter((part) => part !== '').join(' ')).toBe(rule)
  if (first !== undefined) expect(found?.first).toBe(first)
  if (time !== undefined) expect(found?.time).toBe(time)
})

const never = `
buy the daily mail
read the every day cookbook
read the daily
every one of them
thank every guest
check each of the boxes
we know each other
ask each of the waiters
relabel every blister pack
after every dog
engine oil, change every 100 running hours
monday's meeting
prepare friday's report
weekly report
write the weekly report
the monthly newsletter draft
get a monthly parking ticket
book the annual review
my daily standup notes
pick up the Daily Record for Effie
daily standup meeting
learn Every Little Thing She Does Is Magic
every now and then
everyone is invited
everything must go
once upon a time
once in a while
once I am home
call mum once more
finish at once
read it twice
two times table
buy 3 times the amount
party on saturday
saturday and sunday
march 3rd
2nd of feb
the last friday
submit it on the last friday of the month
first week of march
all day meeting
all night
work all weekend
mark every Year 6 book
tick all three
the reports, all 27
delete the 1st and 3rd
mark the first and second as done
she's only in mornings
3 nights in Rome
two weeks holiday
from september to november
starting 3/1
mother's day
call the day care
half term
a second opinion
the other day
other people
on the other hand
alternate route to work
repeat the blood test
Mr Bell needs repeat bloods
order a quarterly
pay the yearly subscription fee
every last crumb
every first attempt counts
each time I sneeze
`
  .trim()
  .split('\n')

test.each(never)('nothing repeats in: %s', (sentence) => {
  expect(repetitionsIn(sentence, now, 'day-first')).toEqual([])
})
