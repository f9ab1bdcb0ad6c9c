import { CARE_OF_TRADES } from './care-of-trades.ts';
import type { CareWords } from './care-words.ts';
import { wordList } from './word-list.ts';

export const CARE_WORDS: readonly CareWords[] = [
  {
    category: 'emergency',
    services: wordList(
      'emergency(?: room| department| visits?| care| services?| treatment| unit| physicians?| consultation)?|er visits?|ed visits?|urgent care|triage|resuscitation|laceration|wound repair|observation bay',
      'emergency (?:outpatient|out patient)(?: services?| care| visits?)?|ambulances?|(?:basic|advanced) life support|ground mileage|notaufnahme|notfall\\w*|notarzt\\w*|rettungs\\w*|krankentransport\\w*|wundversorgung|unfallversorgung',
      'urgencias?|sala de urgencias|atencion de urgencia|(?:servicio|sala) de emergencias?|guardia medica|ambulancias?|traslado en ambulancia|suturas?|urgences?|passage aux urgences|suture de plaie|transport sanitaire',
      'pronto (?:socorro|atendimento)|emergencias?|remocao em ambulancia|gawat darurat|igd|ugd|ambulans|jahit luka',
      'hecting|hekting|wound suturing|wundnaht|a & e|ed consultation|toilet (?:and|&) sutur\\w*|kecemasan',
    ),
    everyday: wordList('casualty|trauma'),
    billers: wordList('samu|smur|paramedic\\w*|ems|sos medecins?|upa|notdienst\\w*'),
  },
  {
    category: 'laboratory',
    services: wordList(
      'laborator\\w+|laborleistung\\w*|laborunter\\w*|laborwerte|laborkosten arzt|blood (?:tests?|count|work|panel|draw|glucose)|lipids?|lipid (?:panel|profile)|haemoglobin|hemoglobin|urinalysis|urine (?:tests?|routine|analysis|culture)|glucose|cbc|esr|crp',
      'patholog\\w+|blut\\w*|grosses blutbild|hemogramas?|analitica|analisis(?: de sangre| clinicos?)?|analyses?|bilan(?: sanguin| lipidique| hepatique)?|numeration|glycemie|perfil (?:lipidico|hepatico|renal|tiroideo)|quimica sanguinea|glucosa|glicemia|uroanalisis|coprologico',
      'hemoglobine|exames? (?:de sangue|laboratoriais|de urina)|analises(?: clinicas)?|colesterol|glicemia|hematologi|kolesterol|urin\\w*|darah(?: lengkap)?|gula darah|asam urat|fungsi (?:hati|ginjal)|vitamin d',
      'tsh|hba1c|(?:basic |comprehensive )?metabolic panel|thyroid (?:panel|profile|function)|liver function(?: tests?)?|kidney function(?: tests?)?|biopsy|histolog\\w*|cytolog\\w*|citologia|swab|pcr|mg dl|creatinin\\w*|kreatinin\\w*|cholesterin|schilddrusenwerte|serolog\\w*|venipuncture|specimen',
      '(?:medizinisches|klinisches) labor|(?:labor)?analysen|auftragstaxe|(?:immuno|inmuno|imuno)log(?:y|ies?|ia|i)',
      'bakteriolog\\w*|mikrobiolog\\w*|microbiolog\\w*|antibiogramm?\\w*|ferritin\\w*|hormon\\w*|laboratory tests?|ecbu|nfs|prise de sang|prelevement\\w*|toma de muestra\\w*',
      'blood (?:sugar|group(?:ing)?)|serum (?:electrolytes|creatinine|sodium|potassium|calcium|iron|ferritin|amylase|protein)|electrolytes?|elektrolyte|electrolitos|eletrolitos|ionogramme|pap ?smear|papanicolaou|frottis\\w*|abstrich\\w*|leberwerte|nierenwerte|biometria hematica|uro ?cultivo|urocultura|coprocultivo|coproparasit\\w*|parasitolog\\w*',
      '(?:grupo|tipo) sanguineo|golongan darah|groupe sanguin|triglicerid\\w*|triglycerid\\w*|trigliserida|acido urico|uric acid|acide urique|harnsaure|hemoglobina(?: glicosilada| glicada)?|tgo|tgp|sgot|sgpt|transaminas\\w*|bilirr?ubin\\w*|urea|ureia|uree|ureum|harnstoff|psa|widal|vdrl|hbsag|protrombin\\w*|prothrombin\\w*|fibrinogen\\w*|coagulogram\\w*',
      'plaquetas|trombosit|leukosit|fezes|stool (?:test|routine|culture|analysis)|stuhlprobe|coproculture|espermograma|spermogramm?e?|semen analysis|beta hcg|pregnancy test|prueba de embarazo|test de grossesse|tes kehamilan|cortisol|testosteron\\w*|estradiol|progesteron\\w*|prola[ck]tin\\w*|toxoplasm\\w*|rubeola|immunoglobulin\\w*',
    ),
    everyday: wordList('labs?|cultures?'),
    billers: wordList(
      'labor|grosslabor|diagnostics|biolab\\w*|labcorp|biologie medicale|laboratoires?|laboratorios?|laboratori',
    ),
  },
  {
    category: 'imaging',
    services: wordList(
      'imaging|radiolog\\w+|mri|mri scan|ct (?:scan|abdomen|head|chest|brain|thorax|angio\\w*|lumbar|neck|pelvis|without|with|of|spine|sinus\\w*|urogram|contrast|examination|untersuchung)|(?:bone|brain|pet|cat|body) scans?|x ?rays?|ultrasound|ultrasonograph\\w*|sonograph\\w*|sonogra\\w*|mammogra\\w+|tomograf\\w+|tomograph\\w*|computed tomography|magnetic resonance|rontgen\\w*|mrt|dexa|densitometr\\w*|fluoroscop\\w*',
      'radiologische|kernspin\\w*|ultraschall\\w*|computertomogra\\w*|resonancia(?: magnetica)?|rmn|ecografias?|ecotomografias?|radiografias?|rayos x|estudios de imagenes|irm|echograph\\w*|radiograph\\w*|imagerie|imagiolog\\w*|densitometria',
      'ressonancia(?: magnetica)?|ultrassom|ultrassonografia|raio ?x|usg|rontgen|foto thorax|ct ?scan',
      '(?:duplex|carotid|whole abdomen|abdominal|pelvic|renal|thyroid|obstetric) scans?|duplex\\w*|doppler|eco (?:doppler|abdom\\w*|renal|pelvic\\w*|obstetric\\w*|mamari\\w*|transvaginal|tiroid\\w*|testicular|cuello|prostatic\\w*)|ct (?:schadel|becken|kopf|hals|halswirbelsaule)|tc (?:de|do|da|del|abdom\\w*|cerebral|torax)|rm (?:de|do|da|del|cerebral)',
      'rx (?:de |do |da |del )?(?:torax|thorax|columna|coluna|joelho|rodilla|mano|mao|cadera|pelvis|craneo|cranio|hombro|ombro|abdom\\w*|lombar|lumbar|cervical)|radio (?:du|de la|des|pulmonaire|thorax)|scintigra\\w*|gammagrafia|cintilografia|szintigra\\w*|angiogra\\w*|bone density|osteodensitom\\w*|ecografias? obstetricas?|obstetric ultrasound|echographie obstetricale|ultrassonografia obstetrica|usg (?:obstetri|kehamilan)',
    ),
    everyday: wordList('imagenes|imagem|scanner'),
    billers: wordList('radiologi\\w*|diagnostico por imagenes?|rontgen\\w*'),
  },
  {
    category: 'dental',
    services: wordList(
      'dental|tooth|teeth|molars?|premolar|root canal|crowns?|fillings?|scale and polish|scaling|(?:tooth|dental|simple|surgical) extractions?|bitewings?|prophylaxis|periodont\\w*|endodont\\w*|orthodont\\w*|dentures?|veneers?|fluoride|sealants?',
      'zahn\\w*|zahne|kronen?|\\w{3,}krone|wurzel\\w*|fullung\\w*|prothese|parodont\\w*|professionelle zahnreinigung|pzr|bema|dentaires?|bilan (?:bucco ?dentaire|dentaire|parodontal)|dents?|couronnes?|detartrage|carie|inlay core|odontolog\\w*|odontopediat\\w*|endodoncia|ortodon\\w*|periodoncia|limpieza dental|caries|dentales?|dientes?|muela',
      'dente|dentes|dentari[oa]s?|tratamento de canal|canal radicular|restauracao|limpeza dental|profilaxia|obturacao|gigi|tambal\\w*|cabut gigi|scaling gigi|perawatan saluran akar|kawat gigi|behel',
      '\\w+krone|obturations?(?: canalaires?)?|molaires?|exodont\\w*|tumpatan|karang gigi|wisdom (?:tooth|teeth)|teeth cleaning|ortopantomograf\\w*|orthopantomogra\\w*|zahnstein\\w*|gigi (?:tiruan|palsu)|protesis dental|protese dentaria|prothese dentaire|dental implants?',
      'oral (?:exam(?:ination)?s?|evaluations?)|(?:intra ?oral )?periapical (?:radiographs?|x rays?|films?)|(?:radiografias?|rx) periapical(?:es|is)?|radiographies? retro ?alveolaires?|removal of calculus|reminerali[sz]ing agents?|(?:adhesive|composite|resin|amalgam) (?:restorations?|fillings?)',
      '(?:a?esthetic|asthetische) (?:restorations?|crowns?|fullung\\w*|kronen?|zahnheilkunde)|(?:restauraciones|restauracion|restauracoes|restauracao|coronas?|coroas?|resinas?) (?:\\w+ )?estetic[oa]s?|(?:restaurations?|couronnes?) esthetiques?',
    ),
    everyday: wordList('extractions?|implants?|resina|inlays?|braces|corona|coroa|mahkota'),
    billers: wordList(
      'dental (?:hospital|clinic|cent(?:er|re)|surgery)|dentists?|dentistry|dentistas?|dentistes?|orthodontists?|endodontists?|smiles?|sorriso|med dent|odonto\\w*|kzv|dokter gigi|kieferorthopad\\w*|oralchirurg\\w*|drg',
    ),
  },
  {
    category: 'optical',
    services: wordList(
      'optical|eyeglass\\w*|glasses|spectacles?|lens\\w*|contact lens\\w*|(?:bifocal|progressive|varifocal|single vision) lens\\w*|eye (?:exams?|examination|tests?)|refraction|retin\\w*|intraocular|visual field|vision(?: exam| test| care)?|tonometr\\w*|slit lamp',
      'brille\\w*|\\w*glaser|\\w*entspiegelung|gleitsicht\\w*|kontaktlinsen|sehtest|sehstarke\\w*|augen\\w*|refraktion|gafas|lentes|monturas?|examen visual|agudeza visual|lunettes|lentilles|fond d oeil|oculos|armacao|lentes de contato|acuidade visual|kacamata|lensa',
      'mata|glaukom\\w*|glaucom\\w*|catarat\\w*|cataract\\w*|katarak\\w*|kornea|corneal|ophthalm\\w*',
      '(?:cataract|retina|glaucoma|refractive|eye) surgery|lens implants?|fond d .?.il|refra[kc]tomet\\w*|perimetr\\w*|campo visual|champ visuel|vitrectomy|vitrektomie|lasik|chalazion|pterygium|mapeamento de retina',
    ),
    everyday: wordList('frames?|montures?|bingkai|verres?(?: progressifs| unifocaux)?'),
    billers: wordList(
      'eye|eyes|eye (?:hospital|clinic|cent(?:er|re)|institute)|eyecare|eyewear|opticians?|optic\\w*|optik\\w*|\\w+optik|optom\\w+|vision|optica|opticas|optique|otica|oticas|oftalmolog\\w*|ophtalmolog\\w*|ophthalmolog\\w*|mata',
    ),
  },
  {
    category: 'physiotherapy',
    services: wordList(
      'physiother\\w*|physical (?:therapy|therapist|rehabilitation)|manual therapy|exercise therapy|therapeutic (?:exercises?|activities|massage|ultrasound)|mechanical traction|gait training|neuromuscular re ?education|ultrasound therapy|dry needling|tens|massage therapy|myotherapy|remedial massage|chiropract\\w*|spinal (?:manipulation|adjustment)|osteopath\\w*|rehab|rehabilitation|occupational therapy|hydrotherapy|shockwave(?: therapy)?|electrotherapy',
      'krankengymnastik\\w*|kg (?:zns|gerat)|manuelle (?:therapie|lymphdrainage)|lymphdrainage|massagetherapie|fango\\w*|heilmittel\\w*|physikalische therapie|ergotherap\\w*|reha|fisioterap\\w*|terapia (?:manual|fisica\\w*|ocupacional)|fisiatria|termoterapia|electroterapia|ejercicio\\w* terapeutico\\w*|rehabilitacion|kinesiolog\\w*|kinesioterap\\w*|quiroprac\\w*',
      'terapi ultrasound|kinesitherap\\w+|bilan (?:diagnostique )?kine\\w*|kine|reeducation|therapie manuelle|massothera\\w*|massage therapeutique|osteopath\\w*|fisiatr\\w*|reabilitacao|rpg|pilates clinico|eletroterapia|cinesioterapia|fisioterapi|terapi (?:fisik|okupasi)|rehabilitasi medik|rehab medik',
    ),
    everyday: wordList('massages?|pijat'),
    billers: wordList(
      'physio|physiotherapists?|physical therapists?|sports therapy|muscle|spine|masseur\\w*|kinesitherapeutes?|kinesiologos?|fisioterapeutas?|fisio',
    ),
  },
  {
    category: 'maternity',
    services: wordList(
      'maternity|lscs|c(?:a)?esarean|caesarean(?: section| delivery)?|c section|(?:normal|vaginal|assisted|caesarean|spontaneous) delivery|delivery (?:room|suite|charges?|package)|labou?r (?:room|ward)|newborns?|neonatal|nursery|prenatal|pre natal|antenatal|postnatal|postpartum|midwi\\w*|birthing|home birth|obstetric\\w*|epidural',
      'geburtshilfe|geburt|entbindung\\w*|kreisssaal|wochenbett\\w*|schwangerschaft\\w*|schwangeren\\w*|vorsorge schwangerschaft|neugeborene\\w*|maternidad|partos?|cesareas?|recien nacido|sala de (?:expulsion|partos?)|cuneros?|control prenatal|embarazo|obstetri\\w*',
      'accouchements?|maternite|soins postnata\\w*|nouveaux? nes?|grossesse|cesarienne|peridurale|salle de naissance|suivi de grossesse|suites de couches|cesariana|recem nascido|pre natal|bercario|sala de parto|gravidez|gestacao',
      'persalinan|melahirkan|kebidanan|kehamilan|bayi|bayi baru lahir|operasi caesar|sectio(?: caesarea)?|nifas|kamar bersalin',
      'labou?r room charges|geburtshilf\\w*|hebamme\\w*|kaiserschnitt\\w*|prenatale?s?|suivi prenatal|consulta pre ?natal',
    ),
    everyday: wordList(),
    billers: wordList(
      '(?:maternity|lying in|women s) (?:hospital|clinic|cent(?:er|re)|home)|wom[ea]n(?:s)?(?: s)?(?: and| &)? child\\w*|mother(?: and| &)? child|hebamme\\w*|geburtshaus|maternite|maternidade|sages? femmes?|matrona|bidan|ibu (?:dan )?anak|rsia|bersalin|birth cent(?:er|re)|lying in|wochnerinnen\\w*|parteira|obgyn|ob gyn',
    ),
  },
  {
    category: 'mental_health',
    services: wordList(
      'psycholog\\w+|psychotherap\\w+|counsell?ing|psychiatr\\w+|mental health|cognitive(?: behaviou?ral)?(?: therapy)?|cbt|behaviou?ral(?: health| therapy)?|(?:individual|group|family|couples?) therapy|therapy sessions?|psychodynamic|psychosocial|psychodiagnos\\w*|diagnostic evaluation|neuropsycholog\\w*|addiction|substance abuse',
      'verhaltenstherapie\\w*|probatorische\\w*|gesprachstherapie|psicolog\\w+|psicoterap\\w*|psiquiatr\\w+|salud mental|terapia (?:individual|de pareja|familiar|cognitiv\\w*)|psychologue\\w*|psychotherapie|sante mentale|seances? de psychotherap\\w*|therapie (?:de couple|individuelle)',
      'saude mental|sessao de psicoterapia|sessao de terapia|psikolog\\w*|psikoterapi|psikiatr\\w*|kejiwaan|konseling|kesehatan jiwa|jiwa',
      'neuropsicolog\\w*|psikotes|terapi (?:perilaku|keluarga)|psychologische\\w*|psychometr\\w*',
    ),
    everyday: wordList(),
    billers: wordList('counsell?ors?|psychiatrists?|psychologists?|psique|psycho\\w+|therapists?'),
  },
  {
    category: 'cosmetic',
    services: wordList(
      'cosmetic\\w*|aesthetics?|(?:fractional|skin|laser) (?:laser|resurfacing)|laser (?:facial|skin)|skin rejuvenation|scar refinement|botulinum(?: toxin)?|botox|blepharoplasty|(?:dermal|lip|hyaluronic(?: acid)?) fillers?|liposuction|rhinoplasty|facelift|breast augmentation|laser hair removal|hair transplant|chemical peel|tummy tuck|abdominoplast\\w*',
      'asthetik\\w*|asthetische\\w*|(?:haut|gesichts|korper)asthetik\\w*|kosmeti\\w*|(?:laser)?haarentfernung|besenreiser\\w*|schonheits\\w*|faltenbehandlung|fettabsaugung|estetic[oa]s?|toxina botulinica|blefaroplastia|rellenos?|liposuccion|rinoplastia|esthetiques?|toxine botulique|blepharoplastie|liposuccion|lipoaspiracao|preenchimento|estetika|kecantikan|sedot lemak|suntik putih',
      '(?:teeth|tooth|dental) (?:whitening|bleaching)|whitening|bleaching|zahnaufhellung|zahnbleaching|blanqueamiento(?: dental)?|clareamento(?: dental| dentario)?|branqueamento(?: dental| dentario)?|blanchiment(?: dentaire| des dents)?|eclaircissement dentaire|(?:pemutihan|bleaching) gigi',
      'fillers? (?:lips?|cheeks?|facial|lippen|labios|labial|levres|bibir|syringes?|\\d+ ml)|(?:lip|cheek) (?:fillers?|augmentation|enhancement)|anti ?wrinkle|wrinkle (?:treatment|reduction)|mesotherap\\w*|mesoterapia|microneedling|dermabrasion|lippen(?:unterspritzung|vergrosserung)|faltenunterspritzung|aumento de labios|augmentation des levres|harmonizacao (?:oro)?facial|tanam benang',
      'eyelid (?:lifts?|surgery|tightening)|(?:mini|neck|brow|arm|thigh|breast|body|thread|face) lifts?|nose job|breast enlargement|body (?:contouring|sculpting)|tattoo removal|spider veins?|cellulite\\w*|hair (?:restoration|removal)|skin rejuvenation',
      '\\w*straffung\\w*|asthetische (?:und plastische )?chirurgie|(?:a?esthetic|cosmetic) surgery|cirugia (?:plastica y )?estetica|cirurgia (?:plastica e )?estetica|chirurgie (?:plastique et )?esthetique|bedah estetika?|\\w*lidplastik\\w*|(?:face|hals|stirn|faden)?lifting|brustvergrosserung\\w*|nasenkorrektur\\w*|ohrenkorrektur\\w*|tattooentfernung|permanent make up|haartransplantation\\w*|hautverjungung\\w*',
      'mamoplastia de aumento|aumento (?:de senos|mamario)|lipoescultura|depilacion(?: laser)?|rejuvenecimiento\\w*|hilos tensores|(?:implante|trasplante) capilar|augmentation mammaire|epilation(?: laser)?|greffe (?:de cheveux|capillaire)|rajeunissement',
      'depilacao(?: a laser)?|rejuvenescimento|fios de sustentacao|tarik benang|operasi (?:plastik|kelopak mata)|pembesaran payudara|(?:cangkok|tanam) rambut|hapus tato|peremajaan kulit',
    ),
    everyday: wordList(),
    billers: wordList(
      'beauty|medspa|med spa|plastic surgery|plastische(?: und \\w+)? chirurgie|cirugia plastica|cirurgia plastica|chirurgie plastique',
    ),
  },
  {
    category: 'hospital',
    services: wordList(
      'inpatient|in patient|cath(?:eteri[sz]ation)? lab(?:oratory)?|ptca|operating (?:theat\\w+|room)|operation theat\\w*|theat(?:re|er)(?: fees?| charges?)?|ot charges?|room (?:and board|rent|charges?)|ward|icu|intensive care(?: unit)?|ccu|surgery|surgical|surgeons?(?: fees?| charges?)?|an(?:a)?esthe\\w*|hospitali[sz]ation|hospital (?:stay|services?|charges?|care|room|fees?|package)|nursing(?: care| and monitoring| charges?)?|append(?:ic)?ectomy|cholecystectomy|arthroplasty|laparoscop\\w*|hernia\\w*|implant charges|blood transfusion',
      'stationar\\w*|krankenhausbehandlung|krankenhausleistung\\w*|operationssaal|narkose|anasthesie\\w*|pflegesatz\\w*|pflegegebuhr\\w*|sonderklasse|op pauschale|op kosten|fallpauschale|drg|intensivstation|chefarzt\\w*|wahlleistung\\w*',
      'hospitalizacion|internacion|quirofano|anestesia|cirugias?|quirurgic[oa]s?|sala de operaciones|derecho(?:s)? de (?:quirofano|sala)|honorarios (?:del )?cirujano|cirujano|dia cama|terapia intensiva|uci|apendicectomia|colecistectomia|material de curacion',
      'hospitalisation|journees? d entretien|bloc operatoire|anesthesie|forfait (?:journalier|hospitalier)|hospitalie?re?s?|chirurgi\\w+|honoraires chirurgien|soins intensifs|reanimation|appendicectomie|internamento|internacao|bloco operatorio|centro cirurgico|taxa de sala(?: cirurgica)?|cirurgi\\w*|sala cirurgica|honorarios do cirurgiao|uti|quarto particular',
      'visite dokter|visit dokter|rawat inap|ruang rawat|operasi|tindakan operasi|anestesi|alat kesehatan|icu|perawatan intensif|bedah|jasa keperawatan|tindakan keperawatan',
      'angioplast\\w*|(?:total )?(?:knee|hip) (?:replacement|arthroplasty)|\\w*bettzimmer\\w*|vollnarkose|chemotherap\\w*|chimiotherapie|quimioterap\\w*|kemoterapi|radiotherap\\w*|strahlentherapie|radioterap\\w*|colonoscop\\w*|gastroscop\\w*|endoscop\\w*|coloscopie|koloskopie|kolonoskopi|gastroskop\\w*|endoskop\\w*',
      'polypectomy|ventilator\\w*|bypass|stents?|hysterectomy|histerectomia|hysterektomie|tonsillectomy|amigdalectomia|transplant\\w*|hernioplast\\w*|herniorrhaphy|prostatectom\\w*|cholezystektomie|cholecystectomie|appendektomie|osteosynth\\w*|osteosintes\\w*|\\w*arthroscop\\w*|\\w*arthroskop\\w*|artroscopia|artroskopi|modulo pension|unidad coronaria|transfusi\\w*|pungsi \\w+|surgical ward',
    ),
    everyday: wordList(
      '(?:private|semi private|general|twin|med surg|recovery) (?:room|ward)|bed charges?|habitacion(?: \\w+)?|cuarto (?:privado|estandar)|estancia|chambre (?:particuliere|individuelle|double|seule)?|diarias?|apartamento|kamar(?: vip| kelas| rawat| menginap| & menginap| perawatan| operasi)?|tarif (?:kamar|bed)|biaya kamar|akomodasi|operation|unterkunft|\\w+bettzimmer|facility (?:fee|charges?)',
    ),
    billers: wordList(
      'hospitals?|(?:rehabilitation|heart|orthopa?edic|children s|specialty|surgical) hospital|medical college|klinikum|\\w*klinikum|\\w*krankenhaus|\\w*spital|kliniken|universitatsklinik\\w*|hopital|hopitaux|chu|chru|sanatorios?|sanatorium|santa casa|clinica universitaria|rumah sakit|rsu|rsud|rsup|rs|rumkit|surgery cent(?:er|re)|surgicent(?:er|re)s?|an(?:a)?esthetists|surgical associates|surgeons',
    ),
  },
  {
    category: 'pharmacy',
    services: wordList(
      'pharmac\\w+|tablets?|capsules?|mg|prescriptions?|prescription drugs?|rx|medications?|medicines?|insulin\\w*|syrup|ointment|inhalers?|dispens(?!at(?:eur|rice|eurs|rices)(?![a-z]))\\w+|refills?|ndc|eye drops',
      'paracetamol|ibuprofen\\w*|omepra[sz]ol\\w*|metformin\\w*|augmentin|amlodipin\\w*|azit?h?rom[iy]cin\\w*|salbutamol|losartan\\w*|cetirizin\\w*|diclofenac\\w*|atorvastatin\\w*|amoxic\\w*|ciproflox\\w*|ramipril|simvastatin\\w*|pantopra[sz]ol\\w*|levot\\w*xin\\w*|aspirin\\w*|enalapril\\w*|bisoprolol',
      'tabletten|filmtabl\\w*|kapseln|salbe|tropfen|pzn|arzneimittel|medikament\\w*|rezeptgebuhr|comprimidos|capsulas|jarabe|medicament\\w*|medicinas|comprimes|gelules|sirop|ordonnance|farmac\\w*|produits pharmaceutiques|pommade|xarope|pomada|receita',
      'obat\\w*|tablet|kapsul|sirup|salep|resep|farmasi|apotek',
      'ceftriaxon\\w*|cefixim\\w*|cefuroxim\\w*|cefalexin\\w*|cephalexin|ondansetron\\w*|ranitidin\\w*|diklofenak|dexamet\\w*|prednison\\w*|prednisolon\\w*|hydrocortison\\w*|metoprolol\\w*|carvedilol|valsartan\\w*|candesartan|captopril|furosemid\\w*|warfarin\\w*|enoxaparin\\w*|clopidogrel\\w*|heparin\\w*|gabapentin\\w*|pregabalin\\w*|tramadol\\w*|ketorolac\\w*|naproxen\\w*|meloxicam|celecoxib',
      'sertralin\\w*|fluoxetin\\w*|escitalopram|clonazepam|diazepam|alprazolam|lorazepam|montelukast\\w*|loratadin\\w*|levofloxacin\\w*|doxycyclin\\w*|metronidazol\\w*|fluconazol\\w*|aciclovir|acyclovir|glimepirid\\w*|gliclazid\\w*|sitagliptin\\w*|rosuvastatin\\w*|esomepra[sz]ol\\w*|domperidon\\w*|doliprane|dipirona|metamizol\\w*|nasenspray|augentropfen|ampoules?|ampollas|ampolas|suppositor\\w*|zapfchen|colirio|collyre|gotas|gouttes|tabletas',
    ),
    everyday: wordList('tabs?|caps|ml|drops|drugs?|vials?'),
    billers: wordList(
      'chemists?|druggists?|drug ?stores?|drugmart|apothecar\\w*|apotheken?|\\w*apotheke|farmacias?|pharmacies?|boticas?|drogarias?|droguerias?|parapharmacie|parafarmacia|apotek|dispensar\\w*|medicals',
    ),
  },
  {
    category: 'consultation',
    services: wordList(
      'consultations?|consult|office visits?|office outpatient|opd|outpatient(?: visit| consultation| care)?|out patient|follow ?up(?: visit| appointment| consultation)?|initial evaluation and management|new patient|established patient|preventive visit|well child|annual physical|wellness visit|immuni[sz]ations?|vaccin\\w*|check ?ups?|ecg|ekg|electrocardiogra\\w*|spirometry|medical report|joint injection|wound dressing|telehealth|teleconsult\\w*|home visit|house ?calls?|specialist (?:fee|consultation)|doctor s? ?(?:fee|consultation)',
      'beratung\\w*|sprechstunde\\w*|untersuchung\\w*|impfung\\w*|erstordination|kontrollordination|konsultation\\w*|befundbesprechung|hausbesuch\\w*|erstgesprach|ruhe ekg|belastungs ekg|ambulant\\w*|vorsorgeuntersuchung|chirotherapie|infiltration\\w*',
      'consultas?|primera visita|control medico|visita medica|atencion (?:ambulatoria|primaria)|ambulatori[oa]s?|electrocardiograma|vacunas?|vacunacion|curaci?on(?:es)?|chequeo|infiltracion|consultations? (?:specialisee?|generale)?|visites? (?:medicale|a domicile)|electrocardiogramme|teleconsultation|vaccination|acte medical|avis ponctuel|soins externes',
      'eletrocardiograma|vacinas?|vacinacao|curativos?|atendimento ambulatorial|exame fisico|konsultasi|konsul|rawat jalan|vaksin\\w*|imunisasi|pemeriksaan (?:dokter|umum|fisik)|periksa dokter|jasa (?:dokter|medis)|ekg',
      '(?:punch|shave|skin) biops\\w*|biops\\w* of (?:the )?skin|biopsia de piel|biopsia de pele|echocardiogra\\w*|ecocardiogra\\w*|ekokardiograf\\w*|echokardiogra\\w*|schutzimpf\\w*|espirometria|spirometri\\w*|spirometrie|lavado de oidos|nebuli[sz]ation|nebulizacion|nebulizacao',
      'nasal endoscop\\w*|nas(?:o|al) ?endoscop\\w*|ear wax(?: removal)?|ear syringing|cerumen\\w*|dermoscop\\w*|dermatos[ck]op\\w*|cryotherapy|nasenendoskopie|ohrspulung|auflichtmikroskop\\w*|kryotherapie|hautkrebsscreening',
      'nasofibro\\w*|lavado otico|crioterapia|bouchon de cerumen|cryotherapie|videolaringoscop\\w*|infiltracao|infiltracoes|nasoendoskopi|(?:ekstraksi|spooling) (?:serumen|telinga)',
    ),
    everyday: wordList('kontrol|retorno'),
    billers: wordList(
      'gp|general practi\\w+|family (?:medicine|practice|clinic|doctors?|physicians?|health)|internal medicine|walk in|primary care|pa?ediatr\\w*|orthopa?ed\\w*|cardiolog\\w*|cardiac|dermatolog\\w*|urolog\\w*|neurolog\\w*|gyna?ecolog\\w*|gastroenterolog\\w*|endocrinolog\\w*|rheumatolog\\w*|pulmonolog\\w*|respiratory|ear nose(?: and)? throat|joint|consulting rooms|allerg\\w*',
      'hausarzt\\w*|facharzt\\w*|allgemeinmedizin\\w*|innere medizin|internist\\w*|orthopad\\w*|kardiolog\\w*|gynakolog\\w*|hautarzt\\w*|kinderarzt\\w*|frauenarzt\\w*|hno|medicos? de familia|medicina (?:general|familiar|interna)|traumatolog\\w*|ginecolog\\w*|otorrinolaringolog\\w*',
      'medecins? generalistes?|generaliste|pediatrie|pediatre|cardiologue|gynecolog\\w*|rhumatolog\\w*|orl|ortopedi\\w*|pneumolog\\w*|dokter (?:umum|spesialis)|poli (?:umum|anak|dalam|jantung|saraf)|spesialis',
    ),
  },
  {
    category: 'other',
    services: wordList(
      'hearing (?:aids?|tests?)|audiolog\\w*|audiogram\\w*|cpap\\w*|wheelchairs?|crutch\\w*|nebuli[sz]ers?|orthotics?|orthosis|prosthe(?:sis|tics?)|humidifier|full face mask|hospital bed|durable medical equipment|medical equipment|oxygen concentrator|compression stockings?|home (?:health|care|nursing)|home health aide|nursing visits?|home visits? by (?:a )?nurse|hospice|nursing home|respite care|acupunct\\w*|naturopath\\w*|homeopath\\w*|dietit?ian|dietetic\\w*|podiatr\\w*|speech therapy|sleep study',
      'horgerate?\\w*|otoplastik|einlagen|orthese\\w*|rollstuhl\\w*|rollator\\w*|kompressionsstrumpf\\w*|hilfsmittel\\w*|pflegedienst\\w*|grundpflege|behandlungspflege|hauswirtschaft\\w*|pflegegrad|heimkosten|akupunktur|heilpraktiker\\w*|naturheil\\w*|homoopath\\w*|ernahrungsberatung|logopad\\w*|podolog\\w*|osteopathie|medizinische fu(?:ss|.)pflege',
      'audifonos?|audiometria|silla de ruedas|ortesis|protesis|plantillas|acupuntura|nutricion\\w*|homeopat\\w*|podolog\\w*|cuidados? (?:domiciliarios?|en casa)|atencion domiciliaria|fonoaudiolog\\w*|logopedia|ortopedia tecnica|appareils? auditifs?|audioprothes\\w*|fauteuil roulant|semelles orthopediques|bas de contention|soins infirmiers|dietetique|dieteticien\\w*|orthophoni\\w*|pedicur\\w*|naturopath\\w*|soins a domicile|infirmie?re?s?',
      'aparelho auditivo|cadeira de rodas|fonoaudiolog\\w*|nutricionista|cuidados? domicilia\\w*|home care|alat bantu dengar|kursi roda|akupunktur\\w*|ahli gizi|konsultasi gizi|perawatan di rumah',
      'nutrition(?:al)? counsell?ing|terapia d[eo]l? (?:lenguaje|habla|linguagem)\\w*|lenguaje y habla|terapi wicara|podologie|pedicure medica',
      'registered nurses?|nurse s? ?visits?|nursing at home|hausliche (?:kranken)?pflege|hauskrankenpflege|verbandwechsel zu hause|enfermeria (?:a )?domicili\\w*|cuidados? de enfermeria|visitas? de enfermeria|cura a domicilio',
      'enfermagem (?:ao|no|em) domicili\\w*|enfermagem domiciliar\\w*|visitas? (?:de enfermagem )?domicilia\\w*|(?:apoio|assistencia|atendimento|internacao) domicilia\\w*|pensos?(?: de ferida\\w*)?|cama hospitalar|curativo complexo|kunjungan perawat|perawat(?:an)? (?:luka )?di rumah|homecare',
    ),
    everyday: wordList('walkers?|nutrition\\w*|bandagen?|fu(?:ss|.)pflege'),
    billers: wordList(
      'sanitatshaus\\w*|allied health|health supplies|medical supplies|mobility|hearing|horakustik\\w*|spitex|sozialstation\\w*|seniorenzentrum|altenheim|pflegeheim|services paramedicaux|audition|ehpad|ortopedia|paramedical',
    ),
  },
  ...CARE_OF_TRADES,
];
