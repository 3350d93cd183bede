import type { BookLanguage } from "./book.ts";

/**
 * Words of the laboratory, and parts of them, that the hyphenation patterns divide wrongly (`Spon-ta-nurin`, `Be-f-und-zeit`), with their correct
 * division. They apply anywhere in a word; a dot at an end also divides them from the letters beside it.
 */
const divided: Partial<Record<BookLanguage, string>> = {
  de: `spon·tan·urin strahl·urin urin·dia·gnos·tik ·al·bu·min·urie al·bu·min·an·teil na·sen·se·kret be·fund·zeit blut·ent·nah·me herz·en·zym ne·ben·nie·ren·rin·de
    nüch·tern·glu·ko·se ·plas·ma·glu plas·ma·aus·tausch plas·ma·throm·bin zell·aus·strich gang·epi·thel ge·rin·nungs·stö·rung kon·troll·an·satz misch·all·er·gen·
    im·mu·no·as·say im·mu·no·blot im·mun·fluo·res·zenz in·su·lin· in·fekt·se·ro·lo·gie se·quenz·er·mitt·lung was·ser·stoff·io·nen mul·ti·ste·ro·id li·quor·ami·no·
    phos·pha·ta·se trans·fe·ra·se es·te·ra·se an·hy·dra·se trans·pep·ti·da·se strep·to·dor·na·se glu·ta·mat glu·ta·myl glu·ta·min trans·ami·na·se
    ala·nin·ami·no as·par·tat·ami·no lak·tat·azi·do·se ·chro·ma·to·gra ·chlor·es·sig ·oxal·aze·tat oli·go·sac·cha·rid fruk·tos·amin ·an·dros·te·ron ·an·dros·ten
    me·ta·bo·lit ·hy·dan·to·in zen·tro·mer cen·tro·mer mi·to·gen· glo·me·ru·lo·ne·phri·tis glo·me·ru·lär ne·phe·lo·me·tr ho·lo·trans·co·ba·la·min
    mo·no·klo·nal der·ma·to·pha·go sta·phy·lo·ly·sin tre·po·ne·ma am·phi·phy·sin neu·ro·bor·re·lio·se zö·lia·kie fu·mi·ga·tus pte·ro·nys·si·nus ex·tra·ute·rin
    clo·pra·mid clo·mi·pra·min imi·pra·min si·pra·min bu·pre·nor·phin ha·lo·pe·ri·dol ve·ra·pa·mil mer·cap·to·pu·rin cy·clo·spo·rin am·fe·ta·min pen·ta·gas·trin
    neu·ra·min·säu·re por·pho·bi·li·no·gen ga·lak·tos·ämie lact·al·bu·min ·te·tra·zo·li·um ni·tro·te·tra·zol·blau ·in·hi·bi·tor brom·kre·sol lu·te·ini·sie·ren
    ly·se·be·hand·lung ly·so·so·m ly·so·zym car·bo·an·hy·dra·se fluo·res·zenz·im·mu·no ha·shi·mo·to`,
  en: "turn·around",
};

const mark = "·";
const parts = Object.fromEntries(
  Object.entries(divided).map(([language, words]) => {
    const byWord = new Map(words.split(/\s+/).map((part) => [part.replaceAll(mark, ""), part]));
    const longestFirst = [...byWord.keys()].sort((a, b) => b.length - a.length);
    return [language, { byWord, pattern: new RegExp(longestFirst.join("|"), "g") }];
  }),
);

/** Fewest letters that stay together at a word's beginning, at its end, and within it. */
const least = { first: 2, last: 3, inner: 2 };

/**
 * Puts soft hyphens where a word may be divided: by the patterns of its language, with their errors corrected, and never into single letters.
 * @param hyphenated the word with the soft hyphens from the patterns
 */
export function dividedWord(word: string, hyphenated: string, language: BookLanguage): string {
  const places = new Set<number>();
  let position = 0;
  for (const sign of hyphenated) {
    if (sign === "\u00ad") places.add(position);
    else position += sign.length;
  }
  const { byWord, pattern } = parts[language] ?? { byWord: new Map(), pattern: /$^/g };
  for (const { 0: part, index } of word.toLowerCase().matchAll(pattern)) {
    for (const place of [...places]) if (place > index && place < index + part.length) places.delete(place);
    let end = index;
    for (const sign of byWord.get(part) ?? "") {
      if (sign === mark) places.add(end);
      else end += 1;
    }
  }
  let last = 0;
  let result = "";
  for (const place of [...places].sort((a, b) => a - b)) {
    const length = place - last;
    if (length < (last === 0 ? least.first : least.inner) || word.length - place < least.last) continue;
    result += `${word.slice(last, place)}\u00ad`;
    last = place;
  }
  return result + word.slice(last);
}
