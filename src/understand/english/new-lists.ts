/** How a list is made in English. */
export const newLists = {
  newList:
    /^\s{0,5}(?:(?:please|hey|ok|can you|could you|i want to|i need to|i'd like to|i should like to|let's|just)[, ]{1,2}){0,2}(?:make|start|create|set up|begin|open|prepare|new)(?: me| us)?(?: a| an| one| another| the)?(?: new| separate)? list(?:,? (?:called|named|titled|call it|its name is|the name is|with name|with the name)|:| for)? (?<name>[^,.;?!\n]{1,60})[.!?]{0,3}\s{0,5}$/iu,
  /** Its name, and what is on it from the beginning. */
  newListWith:
    /^\s{0,5}(?:(?:please|hey|ok|can you|could you|i want to|i need to|i'd like to|i should like to|let's|just)[, ]{1,2}){0,2}(?:make|start|create|set up|begin|open|prepare|new)(?: me| us)?(?: a| an| one| another| the)?(?: new| separate)? list(?:,? (?:called|named|titled|call it|its name is|the name is|with name|with the name)|:| for)? (?<name>["'“‘]?[^,.;:?!\n]{1,60}?)(?:[,.]? (?:with|containing|inside|(?:and|n) (?:put|add|stick|chuck|pop|bung))(?: you put)?:?|:| [-–—]) (?<items>[^?\n]{1,400})$/iu,
  /** "… in it", "… to start with": said of the list, not of what is on it. */
  onTheNewList:
    /(?:,? (?:in it|on it|in there|on there|on that|to it|to start|to start with|to begin with|please|pls|thanks)){1,3}[.!]{0,3}\s{0,5}$/iu,
  items: /\s{0,3}(?:[,;]\s{1,3}(?:and |n |& )?|\s(?:and|n|&)\s)\s{0,3}/iu,
  /** It says what is on the list. */
  filledList:
    /\b(?:with|containing|inside|(?:and|n) (?:put|add|stick|chuck|pop|bung)|of|saying|today|tomorrow)\b/iu,
  quotes: /^["'“‘]|["'”’]$/gu,
  politely: / (?:please|pls|thanks)\s{0,5}$/iu,
} as const
