/** Verbs that things to do begin with. Where two of them are joined, there are two things to do. */
const errands = new Set(
  (
    'call buy finish renew pay clean wash pick send submit write fix book schedule make get take return mail email study read walk feed water visit cook bake pack ' +
    'prepare do complete start organize organise mow vacuum iron paint repair replace file apply sign order drop ship print review practice exercise go meet see bring ' +
    'wrap plan plant sell charge fill refill invoice update cancel reply respond text phone contact ask tell remember work ring mop dust fold sweep check turn put ' +
    'set find move hang build install download backup help grab collect register enroll attend prep research draft edit stretch rake trim shovel defrost thaw empty'
  ).split(' '),
)

export function isErrandWord(word: string): boolean {
  return errands.has(word)
}

/** Errands of one's own that nobody asks an assistant to do. */
const homework =
  'call buy finish renew clean wash pick mail study walk feed water cook bake pack prepare mow vacuum iron paint repair return submit write fix sweep mop dust fold rake trim shovel plant hang practice exercise ring do'

export const homeworkClass = homework.split(' ').join('/')

/** For frames: "I need to {errand}". Talk about oneself begins with other verbs (know, speak, be). */
export const errandClass = [...errands].join('/')
