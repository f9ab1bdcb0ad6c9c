import type { CareWords } from './care-words.ts';
import { wordList } from './word-list.ts';

/** Trades beside the physician's, each with words of its own: most are `other`, whatever care they speak of in passing. */
export const CARE_OF_TRADES: readonly CareWords[] = [
  // Feet: podiatrists, and who makes shoes and insoles by prescription.
  {
    category: 'other',
    services: wordList(
      'podiatr\\w*|chiropod\\w*|(?:nail|toenail) (?:surgery|avulsion|debridement|reduction|bracing)|(?:ingrown|ingrowing) (?:toe ?)?nails?|corns? (?:removal|debridement|enucleation|and callus\\w*)|callus(?:es)?(?: removal| debridement| reduction)?|verrucas?|verrucae|diabetic foot\\w*|foot (?:care|orthos\\w*|orthotics|assessment|clinic)|gait (?:analysis|assessment)|biomechanical (?:assessment|exam\\w*)',
      'podolog\\w*|nagel(?:korrektur)?spange\\w*|orthonyxie\\w*|nagelbehandlung\\w*|hornhautabtragung|huhneraugen\\w*|unguis incarnatus|eingewachsen\\w* (?:zehen)?nag\\w*|fu(?:ss|.)syndrom|fu(?:ss|.)pfleger?\\w*|fu(?:ss|.)druckmessung|pedobarogra\\w*|ganganalyse\\w*|laufbandanalyse|(?:diabetesadaptierte )?fu(?:ss|.)bettung\\w*|schuheinlagen?|einlagenversorgung|orthopadie ?schuh ?\\w*|(?:orthopadische )?ma(?:ss|.)schuhe?|orthopadische (?:schuhe?|einlagen?|schuhzurichtung\\w*)|schuhzurichtung\\w*|abrollsohlen?|absatzerhohung\\w*',
      'pedicures? podolog\\w*|podologues?|orthonyxie|onychoplastie|ongles? incarnes?|soins? de pedicurie|soins? d(?:u|es) pieds?|pedicurie|verrues? plantaires?|pied diabetique|semelles (?:orthopediques?|plantaires?|thermoform\\w*|proprioceptives?)|ortheses? plantaires?|analyse (?:de la marche|posturale|podologique|baropodometrique)|bilan podologique|baropodometr\\w*|empreintes plantaires?|podo ?orthes\\w*|chaussures? (?:orthopediques?|therapeutiques?)',
      'quiropod\\w*|unas? encarnadas?|onicocriptosis|papilomas? plantar\\w*|helomas?|hiperqueratosis|pie diabetico|estudio (?:biomecanico|baropodometrico|podologico|de (?:la )?(?:pisada|marcha))|analisis de (?:la )?(?:pisada|marcha)|plantillas? (?:ortopedicas?|a medida|termoconformad\\w*)|(?:zapatos?|calzado) ortopedicos?',
      'unhas? encravadas?|onicocriptose|calosidades?|palmilhas?|verrugas? plantar\\w*|pe diabetico|analise (?:da|de) (?:marcha|passada|pisada)|(?:sapatos?|calcados?) ortopedicos?|perawatan kaki|kuku (?:cantengan|tumbuh)|cantengan|kaki diabet\\w*|analisis gaya berjalan|sepatu ortopedi\\w*|sol ortopedi\\w*',
    ),
    everyday: wordList('semelles?(?: \\w+)?|insoles?|foot ?wear|schuhsohlen?|durillons?|callos?|calos|kapalan|insol'),
    billers: wordList('feet|foot|footcare|schuhtechnik|(?:clinica|centro) del pie|clinica do pe'),
  },
  // Hearing.
  {
    category: 'other',
    services: wordList(
      'hearing (?:aids?|tests?|instruments?|assessments?|evaluation|screening|checks?|care)|tinnitus(?: \\w+)?|tympanometr\\w*|ti[mn]panometri\\w*|impedan[cz]i?ometr\\w*|oto ?acoustic emissions?|oto ?emiss\\w*|ear ?mou?lds?|audiomet\\w*|audiolog\\w*|cochlear\\w*|auditory (?:training|rehabilitation|processing\\w*)|aural rehabilitation',
      'tonaudiogra\\w*|sprachaudio\\w*|hortests?|horprufung\\w*|hormessung\\w*|horsystem\\w*|horakust\\w*|horgerat\\w*|im ohr gerate?|hinter dem ohr gerate?|ohrpa(?:ss|.)stuck\\w*|cochlea\\w*|gehortherapie|(?:otoakustische|oto akustische) emissionen',
      'aides? auditives?|(?:appareillage|appareils?|embouts?|bilan|tests?|piles?) auditi[fv]e?s?|protheses? auditives?|contours? d oreilles?|embouts? sur mesure|audioprothes\\w*|reeducation (?:auditive|vestibulaire)|acouphenes?|otoemissions?|emisiones otoacusticas|emissoes otoacusticas',
      '(?:protesis|ayudas?|aparatos?|rehabilitacion|terapia|pruebas?|adaptacion|pilas) auditiv[oa]s?|audioprotes\\w*|moldes? (?:auditivos?|a medida|auriculares?)|logoaudiometr\\w*|(?:reabilitacao|proteses?|avaliacao|aparelhos?|processamento) auditiv[oa]s?|avaliacao audiolog\\w*|aparelho de amplificacao|exame auditivo|vectoeletronistag\\w*',
      'alat (?:bantu )?(?:dengar|pendengaran)|tes pendengaran|cetakan telinga|audiometri',
    ),
    everyday: wordList('baterai alat dengar|horgeratebatterien'),
    billers: wordList(
      'horzentrum|horstudio|horcenter|horwelt|centre auditif|centros? auditivos?|audicion|auditif|audioprothesistes?|pendengaran|audibel',
    ),
  },
  // Speech, language, swallowing, and the development of children.
  {
    category: 'other',
    services: wordList(
      'speech(?: and| &)? ?language (?:therap\\w*|patholog\\w*|assessment|evaluation)|speech (?:therap\\w*|patholog\\w*|assessment|evaluation)|stuttering|stammering|lidcombe|(?:voice|swallowing|articulation|feeding) (?:therapy|assessment|evaluation)|language (?:assessment|therapy)|music therapy|art therapy|sensory integration(?: therapy)?',
      'logopad\\w*|(?:stimm|sprach|sprech|schluck|musik|kunst)therap\\w*|stottertherapie|sprachentwicklung\\w*|sprachdiagnostik|fruhforderung\\w*|heilpadagog\\w*|psychomotorik\\w*',
      'orthophon\\w*|logope\\w*|begaiement|bilan (?:orthophonique|logopedique|du langage|de la deglutition|psychomoteur)|reeducation (?:orthophonique|du langage|de la (?:deglutition|voix|parole)|vocale|amo|psychomotrice|psychomotri\\w*)|psychomotri\\w*|fonoaudiolog\\w*|fonoterapia|terapias? miofuncional\\w*|tartamudez|psicomotric\\w*|estimulacion temprana|integracion sensorial',
      '(?:sesion(?:es)? de )?terapia (?:del? |de la )?(?:lenguaje|habla|voz|deglucion)(?: y \\w+)?|evaluacion (?:del? |de la )?(?:lenguaje|habla|deglucion|voz)|(?:sess(?:ao|oes) de )?terapias? da (?:fala|linguagem|voz|degluticao)|terapeutas? da fala|avaliacao (?:da |de )?(?:fala|linguagem|degluticao|voz)(?: e \\w+)?|sess(?:ao|oes) de fono\\w*|gagueira|gaguez|estimulacao precoce|psicopedagog\\w*',
      'terap[iy]s? (?:wicara|bicara|sensori\\w*)|asesmen (?:bahasa|wicara)|tumbuh kembang|gagap',
    ),
    everyday: wordList('amo [0-9]+'),
    billers: wordList('speech|crfa [0-9]+|fonoaudi\\w*|voices'),
  },
  // Kidneys, without a stay.
  {
    category: 'other',
    services: wordList(
      '(?:peritoneal )?dialysis(?: \\w+)?|dialy[sz]ers?|h(?:a)?emodialysis|h(?:a)?emodiafiltration|\\w*dialysen?|dialysebehandlung\\w*|dialyseurs?|dialyse peritoneale|hamodiafiltration|hemodiafiltra\\w*|(?:hemo)?dialisis(?: peritoneal)?|dializadores?|(?:hemo)?dialise(?: peritoneal)?|dialisadores?|hemodialis[ae]|cuci darah|dialiser',
    ),
    everyday: wordList(),
    billers: wordList(
      'dialysezentrum|nierenzentrum|kidney (?:care|cent(?:er|re)|clinic)|renal (?:care|cent(?:er|re)|unit|clinic)|nephrocare|unida[de]d? (?:renal|de (?:dialis\\w*|hemodialis\\w*))|centre? (?:de dialyse|d hemodialyse)|klinik ginjal|unit hemodialisa',
    ),
  },
  // Sleep, and breathing at night.
  {
    category: 'other',
    services: wordList(
      'sleep (?:stud(?:y|ies)|lab\\w*|clinic|cent(?:er|re)|medicine|disorders?|apn(?:o)?ea)|sleep(?: and| &) (?:breathing|respiratory)(?: laborator\\w*| clinic)?|pol[iy]s{1,2}omnogra\\w*|polissonogra\\w*|bipap|auto ?cpap\\w*|mslt|schlaflabor\\w*|schlafmedizin\\w*|schlafapnoe\\w*|schlafdiagnostik|kardiorespiratorische polygraphie',
      '(?:laboratoire|centre|etude|apnees?|clinique|medecine) du sommeil|polygraphie (?:ventilatoire|nocturne)|(?:estudios?|clinica|unidad|laboratorio|apnea|trastornos) del? sueno|poligrafia (?:respiratoria|nocturna)|(?:estudo|clinica|laboratorio|medicina|apneia|disturbios) do sono|(?:laboratorium|studi|klinik) tidur|titration(?: night| study)',
    ),
    everyday: wordList(),
    billers: wordList('sleep|sommeil|sueno|sono'),
  },
  // Limbs, eyes, braces and hair that are made to measure.
  {
    category: 'other',
    services: wordList(
      'prosthetists?|orthotists?|prosthetics? and orthotics?|orthotics? and prosthetics?|(?:transtibial|transfemoral)(?: prosthes\\w*)?|(?:above|below) knee prosthes\\w*|artificial (?:limbs?|legs?|arms?|eyes?|hands?)|ocular prosthes\\w*|prosthetic (?:limbs?|legs?|arms?|eyes?|foot|feet|hands?|sockets?|knees?|liners?)|ocularists?|ankle foot orthos\\w*|knee ankle foot orthos\\w*|kafo|(?:spinal|scoliosis|knee|back|wrist|ankle|neck) braces?|cranial (?:helmet|prosthes\\w*|orthos\\w*)|orthopa?edic (?:shoes?|footwear|insoles?|corsets?|boots?|appliances?)|compression (?:garments?|sleeves?|hosiery|stockings?)|breast (?:prosthes\\w*|forms?)',
      '\\w+schenkelprothesen?\\w*|(?:bein|arm|hand|brust|augen|finger|vorfu(?:ss|.)|fu(?:ss|.))prothesen?\\w*|prothesen(?:fu(?:ss|.)|schaft\\w*|liner|knie\\w*|passteile?)|prothesen und orthesen|orthesen und prothesen|\\w*orthesen?|glasaugen?|kunstaugen?|\\w*epithesen?|okularist\\w*|(?:stutz)?korsett\\w*|orthopadie ?technik\\w*|ortho technik|orthopadische hilfsmittel|orthopadietechnische\\w*|kompressions(?:versorgung|arm\\w*|hose\\w*)|flachstrick\\w*',
      'protheses? (?:oculaires?|tibiales?|femorales?|transtibiales?|transfemorales?|capillaires?|mammaires? externes?|externes?|de (?:jambe|bras|main|pied|membre\\w*))|orthoprothes\\w*|orthopedistes? orthesistes?|ortheses?|corsets? (?:orthopediques?|de maintien|sieges?)|attelles?|ocularistes?|ateliers? d oculariste\\w*|emboitures?|bandagistes?|bas (?:de contention|de compression)',
      'protesis (?:transtibial\\w*|transfemoral\\w*|oculares?|capilar\\w*|mamarias? externas?|externas?|modular\\w*|de (?:pierna|brazo|mano|pie|miembros?))|ortesis y protesis|protesis y ortesis|taller ortopedico|(?:aparatos?|articulos?|tecnicos?) ortopedicos?|tecnico ortoprotesico|cors[ee]s?(?:t|ts)? (?:ortopedicos?|tipo \\w+|de \\w+|termo\\w+)|ortoprotes\\w*|medias de compresion|munon|ocularistas?|liners? de silicona',
      'proteses? (?:oculares?|transtibia\\w*|transfemora\\w*|capilar\\w*|externas?|mamarias? externas?|de (?:perna|braco|mao|pe|membros?))|orteses?|orteses e proteses|coletes? (?:ortopedicos?|de \\w+|tipo \\w+)|oficina ortopedica|meias? (?:de compressao|de contencao|elasticas?)|(?:kaki|tangan|mata|payudara) palsu|prostesis|prostetik\\w*|ortotik\\w*|prostesa|korset (?:tulang|ortopedi\\w*|medis)|stoking kompresi|penyangga (?:lutut|punggung|leher)',
    ),
    everyday: wordList(
      'wigs?|hair ?pieces?|hair prosthes\\w*|perucken?\\w*|\\w*haarperucke\\w*|zweithaar\\w*|haarersatz\\w*|perruques?|chevelures? de substitution|pelucas?|perucas?|rambut palsu|emboitures?|prosthes[ie]s|orthoses|splints?|rodilleras?|joelheiras?|tornozeleiras?|genouilleres?',
    ),
    billers: wordList('orthopadiemechanik\\w*|orthopedie technique|ortho ?protesis|limb cent(?:er|re)'),
  },
  // Care at home and to the end.
  {
    category: 'other',
    services: wordList(
      'home (?:based )?(?:care|nursing|nurses?|health)|care ?giver (?:visits?|hours?|services?|shifts?)|private duty nurs\\w*|skilled nursing(?: visits?)?|personal care assistants?|live in care|district nurs\\w*|nurs(?:e|ing) (?:shifts?|visits?|attendants?)|palliative(?: care| home care)?|hospice(?: care)?|respite(?: care)?',
      'palliativ\\w*|hospiz\\w*|sapv|tagespflege|kurzzeitpflege|verhinderungspflege|pflegesachleistung\\w*|pflegeeinsatz\\w*|pflegebesuch\\w*|ambulante (?:kranken)?pflege|(?:gro(?:ss|.)e|kleine) (?:korper|grund)pflege|korperpflege|medikamentengabe|haushaltshilfe|(?:24 stunden|stunden)(?:pflege|betreuung)|nachtwache\\w*|wundmanagement',
      'soins (?:palliatifs|de nursing)|gardes? malades?|aides? (?:soignantes?|a domicile)|auxiliaires? de vie|hospitalisation a domicile|ssiad|pansements? (?:complexes?|a domicile|lourds?)|injections? a domicile|bilan de soins infirmiers',
      'cuidados? paliativ\\w*|paliativ\\w*|hospicio|(?:turnos?|horas|servicio|servicos) de cuidador\\w*|auxilia(?:r|res) de enfermeria|turnos? de enfermeria|(?:internacion|hospitalizacion|enfermer[oa]s?|visitas?) (?:en casa|a domicilio|domiciliari[oa]s?)|ayuda a domicilio|curas? de enfermeria',
      'tecnic[oa]s? de enfermagem|plantao de enfermagem|(?:apoio|hospitalizacao|atencao|cuidados?|enfermagem) domiciliar\\w*|enfermeir[oa]s? (?:ao|em|no) domicilio|paliatif|perawat (?:jaga|home ?care|kunjungan|lansia|pendamping)|rawat (?:rumah|luka)|kunjungan rumah|perawatan luka|pengasuh lansia|asuhan keperawatan di rumah|kasur dekubitus',
    ),
    everyday: wordList('(?:ami|ais) [0-9]+'),
    billers: wordList('hospices?|infirmier\\w*|coren [a-z]{2,2} [0-9]+|pflegeteam|pflegestation|paliatif'),
  },
  // Food.
  {
    category: 'other',
    services: wordList(
      'dietit?ians?\\w*|dietetic\\w*|nutritionists?|nutrition(?:al)? (?:counsell?ing|consult\\w*|therapy|assessment|review|care)|medical nutrition therapy|diatolog\\w*|diatassist\\w*|diatberatung\\w*|ernahrungs(?:beratung|therap|mediz|berat)\\w*|o(?:e)?kotropholog\\w*|oecotropholog\\w*|nutritionnistes?|(?:bilan|suivi) (?:nutritionnel|dietetique)|consultations? (?:de )?(?:dietetique|nutritionnelle|nutrition)|dieteti\\w*',
      'nutriolog\\w*|nutricionist\\w*|dietistas?|consultas? (?:de )?nutri\\w*|(?:plan|plano|acompanhamento|seguimiento|avaliacao|evaluacion|valoracion|orientacao) (?:nutricional|alimentario|alimentar|de alimentacion)|nutricao (?:clinica|esportiva|funcional)|reeducacao alimentar|(?:ahli|konseling|terapi|asuhan|konsul\\w*|klinik|asesmen) gizi|dietisien',
    ),
    everyday: wordList('nutricao|gizi'),
    billers: wordList('crn [0-9]+|nutri\\w*'),
  },
  // Children wished for.
  {
    category: 'other',
    services: wordList(
      'ivf(?: \\w+)?|icsi|in vitro(?: fertili[sz]ation| fertilisation)?|fertility (?:treatment|clinic|cent(?:er|re)|care)|(?:egg|oocyte|sperm|embryo|ovarian) (?:freezing|retrieval|collection|donation|transfer|culture|storage|stimulation|vitrification)|oocytes?|intrauterine insemination|insemination intrauterine|inseminacion intrauterina|inseminacao intrauterina|inseminasi intrauterin|iui|assisted (?:reproduction|reproductive|hatching)\\w*|reproductive medicine',
      'kinderwunsch\\w*|follikelpunktion\\w*|embryo(?:nen)?transfer\\w*|kryokonservierung\\w*|eizell\\w*|zyklusmonitoring|samenspende|procreation medicale\\w*(?: assistee)?|assistance medicale a la procreation|ponction (?:ovocytaire|folliculaire)|transfert d embryons?|ovocytes?|congelation (?:d |des )?(?:embryons?|ovocytes?|ovocytaire)|fecondation in vitro|stimulation ovarienne',
      'fecundacion in vitro|reproduccion (?:asistida|humana)|puncion folicular|transferencia (?:embrionaria|de embrion\\w*)|vitrificacion\\w*|(?:congelacion|congelamento|coleta|banco|captacao) de (?:ovulos|ovocitos|oocitos|embrion\\w*|embrioes|semen)|ovodonacion|reproducao (?:humana|assistida)|fertilizacao in vitro|procriacao medicamente assistida|oocitos?|ovulos|embrioes|embriones',
      'bayi tabung|program hamil|transfer embrio|petik (?:oosit|sel telur)|pembekuan (?:embrio|sel telur|sperma)|stimulasi ovarium|pungsi (?:folikel|ovarium|oosit)|klinik fertilitas',
    ),
    everyday: wordList(),
    billers: wordList('fertility|fertilite|fertilidad|fertilidade|fertilitas|reproduktionsmedizin|reproductive'),
  },
  // Blood that is given.
  {
    category: 'other',
    services: wordList(
      'blood (?:bank|components?|products?|donation)|packed (?:red )?(?:blood )?cells|platelet concentrates?|fresh frozen plasma|cross ?match\\w*|blutbank|blutspende\\w*|blutprodukte|\\w*zytenkonzentrate?\\w*|(?:banque|etablissement)(?: francais)? (?:de|du) sang|concentres? (?:erythrocytaires?|plaquettaires?)|culots? globulaires?|produits? sanguins?',
      'banco de sang(?:re|ue)|hemocentro|hemoterapia|hemoderivados|hemocomponentes?|concentrados? (?:de (?:hemacias|plaquetas|eritrocitos)|eritrocitarios?|globulares?)|paquetes? globulares?|unit transfusi darah|kantong darah|bank darah|pengolahan darah|uji silang(?: serasi)?',
    ),
    everyday: wordList(),
    billers: wordList('utd pmi|blutspendedienst'),
  },
  // Who is driven because he cannot drive, and not because it is urgent.
  {
    category: 'other',
    services: wordList(
      'patient transport\\w*(?: services?)?|non emergency(?: medical)?(?: transport\\w*| ambulance)?|(?:wheelchair|stretcher|ambulatory) (?:van|transport\\w*|vehicle|taxi|trips?)|krankenfahrt(?:en)?|patientenfahrt\\w*|dialysefahrt\\w*|rollstuhltransport\\w*|tragestuhl\\w*|liegend(?:transport|fahrt)\\w*|liegetaxi',
      'vsl|transports? (?:de malades? )?assis(?: professionnalise)?|transport (?:en )?vsl|taxi conventionne|traslado (?:programado|no urgente|simple|asistencial basico(?: tab)?)|(?:transporte|ambulancia) (?:sanitario )?(?:programad[oa]|no urgente|nao urgente)(?: de doentes)?|transporte de (?:doentes|pacientes)|remocao (?:simples|eletiva|programada)|antar jemput pasien|transportasi pasien|ambulans (?:sosial|transport|non darurat)',
    ),
    everyday: wordList(),
    billers: wordList('krankenfahrten|fahrdienst|patiententransporte?'),
  },
  // What is lent or sold to the sick.
  {
    category: 'other',
    services: wordList(
      'home oxygen|oxygen (?:therapy|rental|cylinders?|supply)|ostomy|stoma (?:bags?|care|supplies)|colostomy bags?|incontinence (?:pads?|supplies|products)|urinary catheters?|insulin pumps?|continuous glucose monitor\\w*|glucose sensors?|patient lifts?|pressure (?:relief )?mattress|lymph(?:o)?edema (?:garments?|sleeves?|pumps?)|wheelchair (?:rental|hire|repair)',
      'sauerstoff(?:therapie|konzentrator\\w*|versorgung|gerat\\w*)|stoma(?:beutel|versorgung|material|platten?)\\w*|inkontinenz\\w*|pflegebett\\w*|badewannenlift\\w*|duschstuhl\\w*|toilettenstuhl\\w*|gehhilfe\\w*|unterarmgehstutzen?|insulinpumpe\\w*|glukosesensor\\w*|antidekubitus\\w*|oxygenotherapie|concentrateurs? d oxygene|lits? medicalises?|deambulateurs?|cannes? anglaises?|materiel medical|matelas anti escarres?',
      'oxigenoterapia|concentrador(?:es)? de oxigen\\w*|camas? (?:clinicas?|ortopedicas?|hospitalarias?|articuladas?)|colch(?:on|ao) (?:antiescaras|pneumatico)|bombas? de insulina|sensor(?:es)? de glucosa|bolsas? de (?:colostomia|ostomia)|andarilhos?|canadianas|cadeiras? (?:higienicas?|de banho)|konsentrator oksigen|tabung oksigen|ranjang pasien|tongkat kruk|alat bantu jalan',
    ),
    everyday: wordList('bequilles?|muletas?|andador(?:es)?|rollators?|canes?|kruk|syringe drivers?'),
    billers: wordList('sanitatsfachhandel|reha ?technik|medizintechnik|materiel medical|pharmadom'),
  },
  // Healing beside the schools.
  {
    category: 'other',
    services: wordList(
      'traditional chinese medicine|moxibustion|moxa\\w*|cupping therapy|ayurved\\w*|reflexolog\\w*|eigenblut\\w*|schropf\\w*|neuraltherapie|phytother\\w*|bioresonanz\\w*|homeopat\\w*|medicina tradicional china|ozonoterapia|auriculotera\\w*|medecine chinoise|akupresur|terapi bekam|bekam|pengobatan tradisional',
    ),
    everyday: wordList('tcm|cupping|ventosas?|jamu'),
    billers: wordList('heilpraxis'),
  },
  // The day clinic of oncology: what is infused there is no pharmacy's.
  {
    category: 'hospital',
    services: wordList(
      'chemo|chemo (?:day \\w+|chair|nursing|administration|infusion)|day (?:chair|case|surgery|hospital)|infusion (?:chair|suite|set|therapy|administration|cent(?:er|re))|port (?:a cath )?flush|pre ?medications?(?: and infusion set)?|linear accelerator|brachytherap\\w*|imrt|tagesklinik\\w*|tagesstationar\\w*|infusionstherapie\\w*|chemo\\w*|zytostatika\\w*|bestrahlung\\w*',
      'hopital de jour|seances? de chimio\\w*|chimio\\w*|hospital de dia|hospital dia|(?:sesion(?:es)?|sala|sillon|cadeira|sessao|sessoes|aplicacao|aplicacion) de (?:quimio\\w*|infusion|infusao|hospital de dia)|one day care|rawat sehari|(?:kursi|ruang|tindakan|pemberian) kemo\\w*',
      '(?:trastuzu|rituxi|bevacizu|pembrolizu|nivolu|atezolizu|cetuxi|durvalu|pertuzu|daratumu|ipilimu|obinutuzu)mab\\w*|(?:pacli|doce|cabazi)taxel\\w*|(?:carbo|cis|oxali)platin\\w*|(?:doxo|epi|dauno)rubicin\\w*|gemcitabin\\w*|pemetrexed\\w*|bortezomib\\w*|azacitidin\\w*|vin(?:cri|bla)stin\\w*|irinotecan\\w*|etoposid\\w*|(?:5 )?fluorouracil\\w*|zoledron\\w*',
    ),
    everyday: wordList(),
    billers: wordList(
      'oncology (?:day )?(?:cent(?:er|re)|clinic|institute|unit|hospital)|cancer (?:care|cent(?:er|re)|clinic|institute|hospital)|onkologi harian|pusat (?:onkologi|kanker)|onkologische (?:tagesklinik|praxis|schwerpunktpraxis)|(?:instituto|centro|hospital) (?:de )?oncolog\\w*|cuidados oncologicos|(?:centre|institut) (?:d oncologie|de cancerologie|anticancereux)|dialysestation|tagesklinik\\w*|hopital de jour|hospital de dia',
    ),
  },
  // Whoever comes to the scene.
  {
    category: 'emergency',
    services: wordList(
      '(?:als|bls|ambulance) (?:call ?out|response|transport)|(?:emergency|medical|air) evacuation|medevac|air ambulance|paramedics?(?: \\w+)?|pre ?hospital care|(?:closed )?(?:reduction|manipulation) of (?:the )?fractures?|fracture reduction|fraktur ?reposition\\w*|reduction de (?:la )?fracture|rettungswagen\\w*|krankenwagen\\w*|rtw|intensivtransport\\w*|transport (?:medicalise|d urgence)|ambulanciers?|salle de (?:dechocage|dechoquage)',
      '(?:traslado|transporte) (?:asistencial medicalizado(?: tam)?|medicalizado|de urgencia|primario|asistencial(?: basico)? y medicalizado)|prehospitalari\\w*|soporte vital (?:basico|avanzado)|suporte (?:basico|avancado) de vida|pre hospitalar|uti movel|inem|evakuasi medis|ambulans gawat darurat|reducc?(?:cion|ao) (?:cerrada )?de (?:la )?frac?turas?|reposisi fraktur',
    ),
    everyday: wordList('loaded (?:miles?|mileage|distance)'),
    billers: wordList('emts?|ambulances?|ambulancias?|rettungsdienst\\w*|feuerwehr'),
  },
  // Before and after birth.
  {
    category: 'maternity',
    services: wordList(
      'lactation(?: \\w+)?|breast ?feeding (?:support|counsel\\w*|consult\\w*)|birth preparation|childbirth (?:class\\w*|education)|doulas?|stillberat\\w*|geburtsvorbereit\\w*|ruckbildung\\w*|vorsorge (?:in der )?schwangerschaft|preparation a la (?:naissance|parentalite)|consultante? en lactation|visite postnatale',
      'asesor\\w* (?:de|en) lactancia|lactancia|preparacion (?:al|para el) parto|psicoprofila\\w*|consultoria (?:de|em) amamentacao|preparacao para o parto|puerperio|puerperal|senam (?:hamil|nifas)|anc|konsel\\w+ laktasi|laktasi|asuhan kebidanan',
    ),
    everyday: wordList(
      'breast pumps?|tire laits?|milchpumpen?|extractor(?:es)? de leche|sacaleches|bombas? (?:tira leite|de tirar leite|extratoras?)|pompa asi',
    ),
    billers: wordList('(?:praktik )?(?:mandiri )?bidan|geburtshelfer\\w*|maison de naissance|casa de partos?'),
  },
  // Eyes that do not work together, and eyes that see little.
  {
    category: 'optical',
    services: wordList(
      'orthopti[ck]s?|bilan orthoptique|orthoptist\\w*|ortoptic\\w*|low vision(?: aids?)?|sehschule|basse vision',
    ),
    everyday: wordList('amy [0-9]+'),
    billers: wordList(),
  },
];
