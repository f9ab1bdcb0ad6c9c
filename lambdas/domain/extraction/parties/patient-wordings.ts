/** `Diagnosen: Arterielle Hypertonie`: in capitals as a name, and an illness. */
export const DIAGNOSIS =
  /(?<![a-z])(?:(?:haupt|neben|verdachts|dauer|zusatz|entlassungs|aufnahme)?diagnos[a-z]*|dx|indikation|indication|indicacion|befund|motivo|motif|keluhan|penyakit|icd(?: 10)?)(?: [a-z]+){0,2}[ :.]*$/;

/** `Herrn`, `Exma. Senhora`, `Yth. Ibu`: alone on the line over a name in an address. */
export const FORM_OF_ADDRESS =
  /^ *(?:(?:an|a|para|kepada|to) +)?(?:yth +)?(?:(?:exm[oa]s?|ilm[oa]|estimad[oa]) +)?(?:herrn?|frau|familie|monsieur|madame|mme|mr|mrs|ms|sra?|senora?|senhora?|bapak|ibu)(?: +(?:dr|prof|dra|profa|dipl|mag|ing)(?: +(?:med|dent|phil|rer|nat|jur|ing|pol|oec|vet|techn|univ|h|c|dr|prof))*)? *$/;

/** `da menor Helena Prado`, `le mineur`: a bill to somebody else names the child that was treated. */
export const MINOR =
  /(?<![a-z])(?:(?:d[aeo]s?|del?(?: la)?|a la|al|[oa]|el|of the|the|du|de la|la|le|des|der|die) (?:menor|mineure?|minor|minderjahrigen?)|crianca|lactente|(?:recien|recem) (?:nacid[oa]|nascid[oa])|neugeborene[nrs]?|nouveau ne|newborn|(?:el|la|del|al) nin[oa]|anak)(?: (?:an|by|nn|tn))?[ :.]*$/;

/** `al C. Saúl Ontiveros`: so Mexico's papers speak of a citizen. */
export const CITIZEN = /(?<![a-z])(?:al?|del?|el|la) c[. ]*$/;

/** `I Made Suardana (suami)`, `Gerald Moss (guarantor)`: behind the name stands what the payer is to who was treated, or to the bill. */
export const PAYS_FOR_KIN =
  /^,? \(?(?:guarantor|responsible party|bill payer|garant|suami|istri|ayah|ibu|orang tua|wali|keluarga|husband|wife|spouse|partner|father|mother|parent|guardian|ehemann|ehefrau|ehegatte|vater|mutter|eltern|[ée]poux|[ée]pouse|conjointe?|p[èe]re|m[èe]re|tut(?:or|ora|eur|rice)|espos[oa]|marido|mari|c[óo]n[yj]uge|padre|madre|pai|m[ãa]e|respons[áa]vel(?: legal)?)(?: (?:of|des|der|de|du|del|d[ao]|dari|pasien)(?!\p{L})[^()]{0,40})?(?:\)|, )/iu;

/** `los estudios practicados al Ing. Galo Moss`, `soins dispensés à`: to whom it is said that care was given, on which days. */
export const GIVEN_TO =
  /(?<![a-z])(?:(?:practicad|realizad|efectuad|prestad|brindad|otorgad|dispensad|suministrad|aplicad|hech)[oa]s?(?: [^.;:()]{0,40}[0-9][^.;:()]{0,25})? (?:al?|a la|ao|a)|(?:pratiquee?s?|realisee?s?|effectuee?s?|dispensee?s?|prodiguee?s?|donnee?s?)(?: [^.;:()]{0,40}[0-9][^.;:()]{0,25})? (?:a|sur|chez)|(?:carried out|performed|done)(?: [^.;:()]{0,40}[0-9][^.;:()]{0,25})? (?:on|for)|(?:provided|given|rendered|delivered|supplied)(?: [^.;:()]{0,40}[0-9][^.;:()]{0,25})? to|(?:durchgefuhrt|erbracht|vorgenommen)(?: [^.;:()]{0,40}[0-9][^.;:()]{0,25})? (?:bei|an|fur)|(?:dilakukan|diberikan|dilaksanakan)(?: [^.;:()]{0,40}[0-9][^.;:()]{0,25})? (?:pada|kepada|terhadap|untuk))(?: (?:la|el|o|a|sr|sra|senora?|senhora?|herrn?|frau|mr|mrs|ms|mme|m|bapak|ibu|tn|ny|an))*[ .]*$/;

/** `Ana Ruiz` over `Facturación y convenios`: who signs for an office. */
export const SIGNS_FOR_OFFICE =
  /^ *(?:(?:jef[ea]|asistente|auxiliar|encargad[oa]|head|responsable|leitung|leiter(?:in)?|kepala|bagian|staf|chef|coordinador[a]?|coordenador[a]?)(?: (?:de|del|of|the|da|do|der))* )?(?:facturacion|cobranzas?|cartera|administracion|contabilidad|tesoreria|convenios|seguros y convenios|billing|accounts?|accounting|finance|faturamento|faturacao|financeiro|contabilidade|tesouraria|buchhaltung|abrechnung|rechnungswesen|verwaltung|facturation|comptabilite|secretariat|keuangan|penagihan|administrasi|kasir|kassier\w*)(?: |$)/;

/** `Ida Moss was seen four times`: of whom it is said that care was given. */
export const WAS_TREATED =
  / (?:(?:has been|was|had been) (?:seen|treated|examined|assessed|admitted|reviewed|operated|cared)|(?:wurde|war|befand sich|ist) (?:[^;:]{0,60} )?(?:behandelt|untersucht|operiert|betreut|in (?:meiner|unserer|stationärer|ambulanter) Behandlung)|a été (?:vue?|suivie?|soignée?|hospitalisée?|opérée?|examinée?|prise? en charge)|(?:fue|ha sido) (?:atendid|vist|tratad|operad|ingresad|valorad|intervenid)[oa]|(?:foi|esteve) (?:atendid|vist|tratad|operad|internad|observad|acompanhad|consultad)[oa]|(?:telah |sudah )?(?:dirawat|diperiksa|ditangani|berobat|menjalani))(?!\p{L})/gu;

/** `for your daughter`, `bei Ihrer mitversicherten Tochter`: a letter to one of a family that names another is about the other. */
export const RELATIVE =
  /(?<![a-z])(?:(?:for|of|regarding|concerning|fur|bei|von|[a-z]*(?:rechnung|behandlung|note)|de|para|pour|a|(?:attended|received|undergone|suivie?s?|recue?s?|recibid[oa]s?|seguid[oa]s?|realizad[oa]s?|frequentad[oa]s?|dijalani) (?:by|par|por|pel[oa]|oleh)) (?:your|ihre[a-z]?|votre|vos|su|seu|sua)|mitversicherte[a-z]?|insured|covered)(?: [a-z]+){0,2} (?:daughter|son|wife|husband|spouse|child|partner|tochter|sohn(?:es)?|(?:ehe)?frau|(?:ehe)?mann(?:es)?|gattin|gatten?|partnerin|kind(?:es)?|fille|fils|epouse|epoux|conjointe?|enfant|hij[oa]|espos[oa]|filh[oa]|con[yj]uge)(?: (?:mrs?|ms|mme|m|frau|herrn?|sra?))? *$/;

/** Under a letter's last line the name, and under the name who signs it. */
export const SIGNED_AS =
  /^ *(?:the )?(?:patient(?:in|e)?|claimant|paciente|utente|pasien|insured|member|afiliad[oa]|asegurad[oa]) *$/;

/** What is said of a patient and of nobody else. */
export const DESCRIBES =
  /(?<![a-z])(?:dob|d o b|born|birth\w*|geb|geboren|geburts\w*|nee? le|nascid[oa]|nacid[oa]|nacimiento|nascimento|naissance|nasc|nac|lahir|age|aged|alter|edad|idade|usia|umur|sex|sexe|sexo|gender|geschlecht|kelamin|mrn|uhid|mbi|nik|niss|cpf|dni|curp|cedula|relation\w*)(?![a-z])|^ *[0-9]{1,3} ?(?:y|ans|anos|jahre|tahun|thn|years?|yrs)(?![a-z])/;

/** A number of the patient's behind or under the name. */
export const NUMBERED =
  /(?<![a-z])(?:member\w*|versicherten\w*|kv|afiliado|matricule|matricula|carte\w*|carne|cartao|carteir\w*|peserta|policy|patient (?:id|no)|file no|dossier|id|rm|no rm|mat|insured|assure)(?![a-z])[^0-9]{0,20}[0-9]/;

/** Beside or over a name: who treats, signs, handles or pays, and is not the patient. */
export const AGAINST =
  /doctor|(?<![a-z])(?:dr|physician|medico|medecin|arzt|dokter|provider|prestador|prestataire|agent\w*|cash\w*|caiss\w*|kasir|cajer[oa]|caixa|kassier\w*|attending|surgeon|referr\w*|emergency|employer|arbeitgeber|employeur|empleador|signature|signed|prepared|elaborado|revisado|approved|autor\w*|authori[sz]ed|verified|checked|received by|contact|contato|relationship|spouse|parent|father|mother|nurse|therapist|practitioner|prescri\w*|contador|officer|manager|director|directeur|sign\w*|stempel|unterschrift|firma|assinatura|petugas|bagian|secretar\w*|secretaria|sekretar\w*|examiner|adjuster|assessor|analyst|analista|clerk|biller|sachbearbeit\w*|ihr ansprechpartner|gerente|facturador\w*|bank|account|payee|hospital|clinic|clinica|insurer|insurance|company|plan|service|services|town|city|your name)(?![a-z])/;

/** What announces a patient, an insured person, a name, a receiver, and a claim. */
export const PATIENT =
  /patient|pacient|pasien|claimant|utente|malade|doente|penderita|(?<![a-z])(?:soigne|treated|treatment|atencion|atendid|behandelte|lesionad|beneficiaire|pelayanan|seen(?=[ :]*$))/;
export const INSURED =
  /insured|member|versichert|assure(?!ur)|adherent|asegurad|afiliad|segurad|associad|tertanggung|peserta|beneficiar|titular|enrollee|subscriber|policyholder|holder|nasabah|usuari/;
export const NAME =
  /(?<![a-z])(?:name|names|nom|noms|nombres?|nome|nama|vorname|apellidos?|full name|prenoms?)(?![a-z])|[a-z]name(?![a-z])/;
export const FOR =
  /(?<![a-z])(?:for|fur|pour|para|untuk|an|dear|(?:bill|provided|rendered|given|issued) to|kepada|re|client|customer|kunde|kunden[a-z]*|cliente|objet|betreff|recu|recebi(?:do|emos)?|recibi(?:do|mos)?|received|erhalten|terima|atas nama|a n|attendu|herrn?|frau|ny|tn|nn|sdri?|hi|hello)(?: (?:with|thanks|de|do|da|d|dari|von|from|la|el|o|a|sra?|mr|mrs|ms|mme|m|ibu|bapak))*[ :.]*$/;
export const OF = /(?<![a-z])(?:of|to|de|del|from|von|do|da|dari|d|a)[ :.]*$/;
export const CLAIM =
  /(?<![a-z])(?:claim|bill|invoice|statement|estimate|receipt|admission|hospitali[sz]ation)(?![a-z])/;

/** A line that greets somebody; it is no name as a whole. */
export const GREETING =
  /^(?:dear|hi|hello|sehr geehrter?|guten tag|hallo|hola|bonjour|ola|halo|liebe[rs]?|estimad[oa]|apreciad[oa]|cher|chere|prezad[oa]|caro|cara|exm[oa]|yth|kepada yth|monsieur|madame)[ .]/;

/** The line of a street under a name. */
export const STREET =
  /^\d+\S* \p{L}|\p{L}[\p{L}.]+ \d+[a-z]?$|^(?:Jl\.?|Jalan|Rua|Av\.?|Avenida|Calle|Carrera|Cra|[Rr]ue|Apt|Flat|P\.? ?O\.? Box)(?!\p{L})/u;
