/** `Diagnosen: Arterielle Hypertonie`: in capitals as a name, and an illness. */
export const DIAGNOSIS =
  /(?<![a-z])(?:(?:haupt|neben|verdachts|dauer|zusatz|entlassungs|aufnahme)?diagnos[a-z]*|dx|indikation|indication|indicacion|befund|motivo|motif|keluhan|penyakit|icd(?: 10)?)(?: [a-z]+){0,2}[ :.]*$/;

/** `Herrn`, `Exma. Senhora`, `Yth. Ibu`: alone on the line over a name in an address. */
export const FORM_OF_ADDRESS =
  /^ *(?:an |a |para |kepada )?(?:yth )?(?:exm[oa]s? |ilm[oa] |estimad[oa] )?(?:herrn?|frau|familie|monsieur|madame|mme|mr|mrs|ms|sra?|senora?|senhora?|bapak|ibu) *$/;

/** `da menor Helena Prado`, `le mineur`: a bill to somebody else names the child that was treated. */
export const MINOR =
  /(?<![a-z])(?:(?:d[aeo]s?|del?(?: la)?|a la|al|of the|the|du|de la|la|le|des|der|die) (?:menor|mineure?|minor|minderjahrigen?)|crianca|lactente|(?:recien|recem) (?:nacid[oa]|nascid[oa])|neugeborene[nrs]?|nouveau ne|newborn|(?:el|la|del|al) nin[oa]|anak)(?: (?:an|by|nn|tn))?[ :.]*$/;

/** `al C. Saúl Ontiveros`: so Mexico's papers speak of a citizen. */
export const CITIZEN = /(?<![a-z])(?:al?|del?|el|la) c[. ]*$/;

/** `I Made Suardana (suami)`: behind the name stands what the payer is to who was treated. */
export const PAYS_FOR_KIN =
  /^,? \(?(?:suami|istri|ayah|ibu|orang tua|wali|keluarga|husband|wife|spouse|partner|father|mother|parent|guardian|ehemann|ehefrau|ehegatte|vater|mutter|eltern|[ée]poux|[ée]pouse|conjointe?|p[èe]re|m[èe]re|tut(?:or|ora|eur|rice)|espos[oa]|marido|mari|c[óo]n[yj]uge|padre|madre|pai|m[ãa]e|respons[áa]vel(?: legal)?)(?:\)|, )/iu;

/** `Ida Moss was seen four times`: of whom it is said that care was given. */
export const WAS_TREATED =
  / (?:(?:has been|was|had been) (?:seen|treated|examined|assessed|admitted|reviewed|operated|cared)|(?:wurde|war|befand sich|ist) (?:[^;:]{0,60} )?(?:behandelt|untersucht|operiert|betreut|in (?:meiner|unserer|stationärer|ambulanter) Behandlung)|a été (?:vue?|suivie?|soignée?|hospitalisée?|opérée?|examinée?|prise? en charge)|(?:fue|ha sido) (?:atendid|vist|tratad|operad|ingresad|valorad|intervenid)[oa]|(?:foi|esteve) (?:atendid|vist|tratad|operad|internad|observad|acompanhad|consultad)[oa]|(?:telah |sudah )?(?:dirawat|diperiksa|ditangani|berobat|menjalani))(?!\p{L})/gu;

/** `for your daughter`, `bei Ihrer mitversicherten Tochter`: a letter to one of a family that names another is about the other. */
export const RELATIVE =
  /(?<![a-z])(?:(?:for|of|regarding|concerning|fur|bei|von|[a-z]*(?:rechnung|behandlung|note)|de|para|pour|a|(?:attended|received|undergone|suivie?s?|recue?s?|recibid[oa]s?|seguid[oa]s?|realizad[oa]s?|frequentad[oa]s?|dijalani) (?:by|par|por|pel[oa]|oleh)) (?:your|ihre[a-z]?|votre|vos|su|seu|sua)|mitversicherte[a-z]?|insured|covered)(?: [a-z]+){0,2} (?:daughter|son|wife|husband|spouse|child|partner|tochter|sohn(?:es)?|(?:ehe)?frau|(?:ehe)?mann(?:es)?|gattin|gatten?|partnerin|kind(?:es)?|fille|fils|epouse|epoux|conjointe?|enfant|hij[oa]|espos[oa]|filh[oa]|con[yj]uge)(?: (?:mrs?|ms|mme|m|frau|herrn?|sra?))? *$/;

/** Under a letter's last line the name, and under the name who signs it. */
export const SIGNED_AS =
  /^ *(?:the )?(?:patient(?:in|e)?|claimant|paciente|utente|pasien|insured|member|afiliad[oa]|asegurad[oa]) *$/;
