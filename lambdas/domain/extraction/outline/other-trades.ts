import { type WordList, wordList } from './word-list.ts';

/** What is billed that is no care for people; each different word counts once. */
export interface OtherTrade {
  /** In a few words, for the reason. */
  readonly seemsToBe: string;
  readonly telling: WordList;
}

/**
 * Trades that send invoices, in words that a bill for care hardly prints: no `plaster`, `frame`, `drain`, `lens` or `repair`, which care has, too.
 * An insurer of a home or a car bears its share of such a bill as a health plan does.
 */
export const OTHER_TRADES: readonly OtherTrade[] = [
  {
    seemsToBe: 'a claim to an insurance of something other than health',
    telling: wordList(
      '(?:home|household|house|contents|buildings?|property|motor|car|auto|vehicle|boat|marine|cargo|crop|livestock|gadget|phone|device|bicycle|bike|e ?bike|pet|wedding|landlord s?|fleet|legal expenses|legal protection|baggage|luggage|trip cancellation) (?:insurance|insurers?|cover|policy|claim|protection plan)',
      'loss adjuster|insured (?:property|vehicle|building|item|device|animal|address)|damaged item|cause of (?:loss|damage)|storm damage|water damage|fire damage|hail damage|escape of water|burglary',
      '\\w*(?:gebaude|hausrat|glas|kasko|hagel|fahrrad|handy|reisegepack|reiserucktritts|rechtsschutz|tierkranken|hunde\\w*|haftpflicht|elektronik|transport|haushalt\\w*)versicherung\\w*|teilkasko|vollkasko|kasko|rechtsschutz|schadenort|schadentag|leitungswasserschaden|wasserschaden|sturmschaden|hagelschaden|glasbruch|einbruch\\w*|versicherte sache',
      'multirisques?(?: habitation)?|(?:assurance|assureur) (?:habitation|auto\\w*|moto|emprunteur|mobile|protection juridique|animaux|voyage|velo|responsabilite civile)|protection juridique|degats? des eaux|bris de (?:glace|vitre)\\w*|sinistre (?:habitation|auto)|vehicule assure|degats|tempete|cambriolage|dommages aux biens',
      '(?:seguro|seguros|poliza|aseguradora) (?:de(?:l)? )?(?:hogar|auto\\w*|coche|vehiculos?|movil|celular|mascotas?|comunidad|comercio|multirriesgo|defensa juridica|responsabilidad civil|mercancias|cosecha)|multirriesgo\\w*|danos? por agua|bien asegurado|vehiculo asegurado|siniestro (?:del )?hogar|inmueble asegurado|defensa juridica|perito|granizo|rotura de cristales',
      'seguros? (?:de |do |da )?(?:automovel|auto|carro|residencial|residencia|casa|multirriscos|celular|telemovel|pet|bike|bicicleta|condominio|habitacao|equipamento|rural|transporte|viagem)|multirriscos|danos por agua|veiculo segurado|imovel segurado|objeto segurado|bem segurado|vendaval|quebra de vidros|franquia do seguro|perito|peritagem',
      'asuransi (?:kendaraan|mobil|motor|rumah|properti|gadget|ponsel|hewan|perjalanan|kebakaran|kargo|sepeda|elektronik|barang)|objek pertanggungan|kerusakan (?:air|badai)|kebakaran|kecurian|unit yang diasuransikan',
    ),
  },
  {
    seemsToBe: 'an invoice for building or household work',
    telling: wordList(
      'roof\\w*|guttering|gutters?|chimneys?|chimney sweep\\w*|scaffold\\w*|plumb\\w+|boilers?|radiators?|pipework|pipes?|brickwork|plasterboard|carpentry|joiner\\w*|timber|flooring|floorboards?|carpets?|kitchen|greenhouse|windows|window panes?|glazing|glaziers?|double glazed|locksmith\\w*|wallpaper|decorat(?:ing|or|ors)|paintwork|dehumidifiers?|call out plumber',
      'wasps?|nests?|pest control|rodents?|termites?|fumigation|insulation|electrician\\w*|wiring|solar panels?|inverter|heat pump|air ?conditioning|elevators?|upholster\\w*|sofa|furniture|curtains?|water softener\\w*|limescale|swimming pool|pool (?:pump|filter)|fenc(?:e|ing)|paving|concrete|excavat\\w*|masonry|building works?|description of works|labou?r and materials',
      'dachdeck\\w*|dachrinne\\w*|dachziegel\\w*|dachstuhl|dachstein\\w*|ziegel\\w*|regenrinne\\w*|schornstein\\w*|kaminfeger\\w*|kaminkehrer\\w*|kaminofen|gerust\\w*|sanitarinstallation\\w*|heizung\\w*|heizkessel|rohrbruch\\w*|rohrreinigung|abflussrohr\\w*|rohre|leckortung|maurerarbeiten|trockenbau|estrich\\w*|fliesen\\w*|parkett\\w*|teppich\\w*|kuche\\w*|fenster\\w*|verglas\\w*|isolierglas|schreinerei|schreinerarbeiten|tischlerei|tischlerarbeiten|zimmerei|schlusseldienst|schliesszylinder|malerarbeiten|malerbetrieb|wande streichen|tapet\\w*|anstrich|trocknungsgerat\\w*',
      'wespen\\w*|schadlings\\w*|kammerjager|dammung|elektroinstallation\\w*|elektriker|photovoltaik|wechselrichter|solaranlage\\w*|warmepumpe\\w*|klimaanlage\\w*|aufzug\\w*|polster\\w*|mobel\\w*|gardinen|entkalkung\\w*|wasserenthartung\\w*|schwimmbad\\w*|zaun\\w*|pflasterarbeiten|beton\\w*|baustelle|bauvorhaben|handwerker\\w*|regiestunden|anfahrtspauschale',
      'toitures?|tuiles?|gouttieres?|charpentes?|charpentier|cheminees?|ramonage|echafaudage\\w*|plomberie|plombier|chauffage|chaudiere|canalisations?|fuites? d eau|recherche de fuites?|maconnerie|placo\\w*|parquet|carrelage|moquette|cuisine|fenetres?|vitrage\\w*|vitrier|vitrerie|serrurerie|serrurier|peinture|tapisserie|papier peint|guepes?|nids?|nuisibles|deratisation|electricien|panneaux solaires|onduleur|pompe a chaleur|climatisation|ascenseurs?',
      'tapissier|canape|meubles?|rideaux|adoucisseur|piscines?|cloture|terrassement|beton|chantiers?|menuiserie|menuisier|bois traites?|termites|capricornes|ravalement|pose et depose|designation des travaux|travaux',
      'tejados?|tejas|cubiertas?|canalones|chimeneas?|deshollinador|andami\\w*|fontaner\\w*|plomer\\w*|caldera|calefaccion|tuberias?|fugas? de agua|albanil\\w*|azulejos?|parquet|tarima|alfombras?|cocina|ventanas?|cristaler\\w*|cerraj\\w*|cerradura|bombillo|llaves|robo|puerta acorazada|escudo protector|pintura|pintor|avispas|plagas|fumigacion|aislamiento|electricista|paneles solares|inversor|bomba de calor|aire acondicionado',
      'ascensor\\w*|tapicer\\w*|sofa|muebles|cortinas|descalcificador|piscina|vallado|hormigon|obra civil|reformas|carpinter\\w*|madera|desatasc\\w*|impermeabiliza\\w*|goteras?|yeso laminado|jardineria|jardinero',
      'telhados?|telhas?|caleiras?|calhas?|chamines?|andaimes?|canaliza\\w*|encanador\\w*|encanamento|caldeira|aquecimento|tubagem|tubulacao|infiltracoes na parede|vazamento\\w*|pedreiro|alvenaria|azulejos?|carpetes?|cozinha|janelas?|vidra\\w*|vidros?|fechaduras?|chaveiro|serralh\\w*|pintura\\w*|vespas?|pragas|dedetiza\\w*|desinfest\\w*|isolamento termico|eletricista|paineis solares|inversor|bomba de calor|ar condicionado|elevador\\w*',
      'estof\\w*|sofa|moveis|cortinas|piscina|betao|concreto|obras de (?:reparacao|construcao)|carpint\\w*|impermeabiliza\\w*|desentupi\\w*|goteiras?',
      'atap|genteng|talang|cerobong|perancah|pipa|ledeng|tukang|kebocoran|bocor|keramik lantai|karpet|dapur|jendela|kaca jendela|pintu|kunci pintu|cat tembok|pengecatan|tawon|rayap|hama|fumigasi|instalasi listrik|panel surya|inverter|pompa air|ac split|freon|sofa|furnitur|mebel|gorden|kolam renang|beton|renovasi|bangunan|semen|kayu|waterproofing',
    ),
  },
  {
    seemsToBe: 'an invoice for a vehicle',
    telling: wordList(
      'bumpers?|windscreens?|windshields?|tyres?|tires?|brake (?:pads?|discs?)|bodywork|bodyshop|body shop|paint and materials|gearbox|clutch|exhaust|engine|chassis|number plate|licen[cs]e plate|odometer|registration plate|tow(?:ing)?|oil change|wheel alignment|courtesy car|car hire|car rental|rental car|chauffeur|driving lessons?|driving school|parking (?:permit|space|ticket)|motorbike|motorcycle|scooter|bicycle|e ?bike|bike|saddle|handlebar|derailleur|boat|outboard|mooring|skis?|ski rental|snowboard',
      'stossstange|stossfanger|windschutzscheibe|frontscheibe|scheibenwischer|reifen\\w*|bremsbel\\w*|bremsscheib\\w*|getriebe|kupplung|auspuff|motorol|motorrad|fahrgestellnr|kilometerstand|erstzulassung|amtl kennzeichen|abschlepp\\w*|mietwagen\\w*|fahrschule|fahrstunden?|fahrrad\\w*|e ?bike|lenker|kette und ritzel|motorboot|segelboot|bootsmotor|bootswerft|bootshaus|rumpf|aussenborder|liegeplatz|skiverleih|autoglas|kfz',
      'pare brise|pneus?|plaquettes de frein|disques de frein|carrosserie|boite de vitesses|embrayage|pot d echappement|moteur|vidange|remorquage|depannage|plaque d immatriculation|societaire maif|location de (?:voiture|vehicule)|auto ecole|lecon de conduite|velos?|velo electrique|guidon|bateau|coque|hors bord|amarrage|location de skis',
      'parabrisas|parachoques|neumaticos?|llantas?|pastillas de freno|discos de freno|caja de cambios|embrague|cambio de aceite|grua|matricula escolar|alquiler de (?:coche|auto|vehiculo)\\w*|autoescuela|clases? de conducir|bicicleta\\w*|manillar|embarcacion|fueraborda|amarre|chapa|motocicleta\\w*',
      'para ?brisas?|para ?choques?|pneus?|pastilhas de (?:freio|travao)|discos de (?:freio|travao)|caixa de (?:cambio|velocidades)|embreagem|embraiagem|escapamento|troca de oleo|reboque|guincho|matricula escolar|automovel|aluguel de (?:carro|veiculo)|aluguer de (?:carro|viatura)|auto ?escola|aulas? de conducao|bicicleta\\w*|guiador|guidao|barco|motor de popa|motocicleta\\w*|lataria|mecanica (?:automotiva|auto)',
      'kaca depan|kampas rem|gearbox|kopling|knalpot|ganti oli|derek|nomor polisi|nopol|plat nomor|no rangka|no mesin|mobil|sepeda motor|sewa mobil|rental mobil|kursus mengemudi|les mengemudi|sepeda|stang|kapal|perahu|bengkel|onderdil|panel bodi|ketok magic|montir',
    ),
  },
  {
    seemsToBe: 'an invoice for electronics, software or telecommunications',
    telling: wordList(
      'smartphone|phone repair|screen replacement|touchscreen|display (?:unit|assembly|replacement)|lcd|imei|iphone|samsung|laptop|notebook|motherboard|battery replacement|charging port|drone|propeller|gimbal|servers?|hosting|domain|backup|firewall|software|licen[cs]es?|user licence|saas|subscription plan|it support|helpdesk|antivirus|firmware|printers?|toner|seo|data recovery|network cabling|router|wlan|wi ?fi',
      'handyreparatur\\w*|akkutausch|displaytausch|bildschirm\\w*|mainboard|drohne\\w*|datensicherung|software\\w*|lizenz\\w*|it (?:betreuung|wartung|dienstleist\\w*)|edv\\w*|virenschutz|drucker\\w*|webdesign|datenrettung|fernwartung|betriebssystem',
      'reparation ecran|ecran|carte mere|logiciels?|licences? (?:logiciel\\w*|utilisateur\\w*)|sauvegarde\\w*|serveurs?|informatique|imprimante|recuperation de donnees|maintenance informatique',
      'pantalla|placa madre|tarjeta madre|reparacion de (?:celular|movil)|licencias? de (?:uso|software)|servidores|soporte tecnico|informatic\\w*|impresora|alojamiento web|recuperacion de datos|dron',
      'placa mae|conserto de celular|licencas?|servidores|suporte tecnico|informatica|impressora|hospedagem|recuperacao de dados|drone|smartphone|nota de servico de ti',
      'ponsel|layar|lcd|ganti baterai|motherboard|mesin hp|servis hp|lisensi|perangkat lunak|peladen|cadangan data|dukungan ti|printer|pemulihan data|drone|unit handphone|gadget',
    ),
  },
  {
    seemsToBe: 'an invoice for legal, tax, insurance or consulting services',
    telling: wordList(
      'solicitors?|barristers?|attorneys?|law firm|legal (?:fees?|services?|advice)|court (?:fees?|hearing)|hearing in court|pleadings?|litigation|notar|notare|notariat\\w*|notarkosten|notary|conveyancing|tax (?:return|adviser|advisor|advice)|bookkeeping|accountan\\w*|payroll|brokerage(?: fee)?|broker s? fee|consulting (?:fee|services)|architect\\w*|surveyor|energy consultant|insurance broker\\w*|tariff change|success fee|visa fee|passport|translations?|translator|interpret(?:er|ing)|words? translated|recruit\\w*|staffing|agency fee|trademark|patent attorney',
      'rechtsanwalt\\w*|rechtsanwalte|kanzlei|anwaltskosten|streitwert|gegenstandswert|rvg|verfahrensgebuhr|terminsgebuhr|klageschrift|notar|notare|notariat\\w*|notarkosten|notary|steuerberat\\w*|stberv|buchfuhrung|buchhaltung|jahresabschluss|einkommensteuer\\w*|lohnabrechnungen|maklercourtage|courtage|unternehmensberat\\w*|architekt\\w*|gutachten energie|energieberat\\w*|versicherungsberat\\w*|versicherungsmakler\\w*|erfolgshonorar|tarifwechsel\\w*|ersparnis\\w*|ubersetz\\w*|dolmetsch\\w*|normzeilen?|personalvermittlung|vermittlungs(?:gebuhr|honorar|provision)',
      'avocats?|plaidoirie|tribunal|audiences?|huissier|notaires?|expert comptable|comptabilite|declaration fiscale|bilan annuel|courtage|courtier|conseil en assurances?|architecte|traducti\\w*|traducteur|interprete|recrutement|mise en demeure redigee|conseil juridique|consultation juridique',
      'abogad[oa]s?|bufete|honorarios de abogado|demanda|juzgado|juicio|procurador|notaria|notario|notariado|asesoria (?:fiscal|contable|laboral|juridica)|gestoria|contabilidad|declaracion (?:de la renta|anual|de impuestos)|corretaje|arquitect\\w*|traduccion\\w*|traductor\\w*|interprete|reclutamiento|seleccion de personal',
      'advogad[oa]s?|advocacia|honorarios advocaticios|peticao|tribunal|audiencia|cartorio|notaria|notario|notariado|contabilidade|contabilista|contador|irpf|declaracao de (?:irs|imposto)\\w*|corretagem|arquitet\\w*|traducao|traducoes|tradutor\\w*|interprete|recrutamento|assessoria',
      'advokat|pengacara|kuasa hukum|jasa hukum|gugatan|pengadilan|sidang|notaris|konsultan pajak|spt|pembukuan|jasa akuntan\\w*|akuntan|komisi agen|arsitek|terjemahan|penerjemah\\w*|perekrutan|rekrutmen|penyalur\\w*|biaya penempatan|biaya agen',
    ),
  },
  {
    seemsToBe: 'an invoice for courses, school or events',
    telling: wordList(
      'tuition|term fees?|school fees?|enrol?ment fee|pupil|course fees?|workshop fee|seminars?|training course|lecture\\w*|conference|delegates?|registration fee conference|kindergarten|nursery school|textbooks?|isbn|wedding|photograph(?:er|y|ic)|photo album|catering|buffet|menus?|canteen|meals delivered|concert|rehearsal|piano|violin|tuning|strings',
      'schulgeld|studiengebuhr\\w*|semesterbeitrag|schuler\\w*|kursgebuhr\\w*|kurse?|lehrgang\\w*|seminar\\w*|fortbildung\\w*|teilnehmer\\w*|tagung\\w*|kongress\\w*|prufungsgebuhr|fachbuch\\w*|isbn|hochzeit\\w*|fotograf\\w*|catering|buffet|kantine\\w*|mittagessen|gaste|eintrittskarten|konzert|klavier\\w*|geige\\w*|stimmung klavier|saiten',
      'frais de scolarite|scolarite|eleves|stages? de formation|formations? professionnelles?|stagiaires?|congres|colloque|manuels?|isbn|mariage|photograph\\w*|traiteur|cantine|repas livres|invites|billets?|concert|piano|violon|accordage',
      'matricula escolar|colegiatura|mensualidad escolar|alumn[oa]s?|curso de formacion|seminario|diplomado|congreso|isbn|boda|fotograf\\w*|catering|banquete|comedor|menus?|invitados|entradas|concierto|piano|violin|afinacion',
      'propinas?|matricula escolar|mensalidade escolar|alun[oa]s?|estudantes?|formacao|seminario|congresso|isbn|casamento|fotograf\\w*|catering|buffet|refeitorio|refeicoes escolares|convidados|bilhetes|ingressos|concerto|piano|violino|afinacao',
      'uang kuliah|spp|mahasiswa|siswa|murid|biaya pendidikan|uang pangkal|kursus|pelatihan|seminar|peserta pelatihan|konferensi|isbn|pernikahan|fotografi|fotografer|katering|prasmanan|kantin|tamu undangan|tiket|konser|piano|biola|setem|wisuda|sekolah|sekolah tinggi',
    ),
  },
  {
    seemsToBe: 'an invoice for cleaning, supplies or services to a business',
    telling: wordList(
      'cleaning (?:services?|of (?:rooms?|premises|offices?))|office cleaning|window cleaning|laundry|laundered|linen hire|bed linen|waste (?:disposal|collection)|clinical waste|security guard\\w*|guarding|reception services|vending machines?|signage|banners?|leaflets?|flyers?|print run|letterheads?|business cards|uniforms?|tailors?|tailoring|embroidery|wholesale|purchase order|pallets?|cartons?|calibration|service contract|maintenance (?:contract|visit|agreement)|rent(?:al)? of premises|office rent|franking|couriers?|parcels?|freight|removals|moving van|removal van|storage unit',
      'gebaudereinigung|unterhaltsreinigung|glasreinigung|reinigungs(?:krafte?|arbeiten|dienst|mittel)|wischpflege|bodenreinigung|wascherei|mietwasche|berufskleidung|bettwasche|entsorgung\\w*|wachdienst|objektschutz|getrankeautomat\\w*|beschilderung|schilder|visitenkarten|briefpapier|flyer|auflage|druckerei|schneiderei|massschneiderei|grosshandel|bestellnummer|lieferschein\\w*|palette\\w*|karton\\w*|kalibrier\\w*|wartungsvertrag|raummiete|kurier\\w*|spedition|umzug\\w*|lagerraum',
      'nettoyage (?:des|de) (?:locaux|bureaux|vitres)|blanchisserie|linge (?:plat|de lit|hospitalier)|lavage du linge|collecte (?:de|des) dechets|dasri|gardiennage|agents? de securite|distributeurs? automatiques?|signaletique|enseigne|cartes de visite|imprimerie|tirage|uniformes|couturier\\w*|grossiste|bon de commande|bon de livraison|palettes?|cartons?|etalonnage|contrat de maintenance|loyer|coursier|colis|transporteur|demenagement\\w*|garde meuble',
      'servicio de limpieza|limpieza de (?:oficinas|locales|instalaciones)|seguridad privada|vigilantes?|monitoreo de camaras|parqueadero|lavander\\w*|lavado de (?:ropa|batas|sabanas|autos?|vehiculos?)|ropa (?:hospitalaria|de cama)|recoleccion de residuos|residuos|guardias? de seguridad|maquinas expendedoras|rotulacion|letreros|tarjetas de visita|imprenta|tiraje|uniformes|sastre\\w*|mayorista|orden de compra|tarimas?|calibracion|contrato de mantenimiento|arrendamiento|renta mensual|mensajeria|paqueteria|flete|mudanzas?|bodega',
      'servicos? de limpeza|limpeza de (?:escritorios|salas|instalacoes)|lavandaria|lavanderia|roupa (?:hospitalar|de cama)|enxoval hospitalar|recolha de residuos|coleta de residuos|residuos|segurancas?|maquinas de venda|sinaletica|cartoes de visita|tiragem|uniformes|alfaiate|grossista|atacad\\w*|ordem de compra|pedido de compra|guia de remessa|paletes?|calibracao|contrato de manutencao|aluguel|estafeta|encomendas|frete|mudancas?|armazem',
      'jasa kebersihan|penjaga keamanan|cleaning service|binatu|laundry|cuci linen|limbah|satpam|jasa keamanan|mesin penjual|papan nama|spanduk|brosur|kartu nama|percetakan|seragam|penjahit|grosir|purchase order|surat pesanan|palet|kardus|kalibrasi|kontrak (?:servis|pemeliharaan)|sewa (?:ruang|gedung|kantor)|kurir|paket kiriman|ekspedisi|ongkir|pindahan|gudang',
    ),
  },
  {
    seemsToBe: 'an invoice for beauty, sport or leisure',
    telling: wordList(
      'hairdress\\w*|haircut|highlights|blow dry|hair colou?r|manicure|gel nails?|day spa|spa (?:day|package|treatments?)|sauna|tattoo\\w*|piercing|gym|fitness (?:studio|club|tracker)|membership fee|personal train(?:er|ing)|yoga class\\w*|horse\\w*|riding lessons?|paddock|dance class|massage chair|jewell?ery?|necklace|ring resizing|watch repair|handbag|aquarium|fish tank|beekeep\\w*|honey|bouquet|funeral|coffin|burial|cremation|undertaker|hotel|apartment|flights?|airfare|cruise|itinerary',
      'friseur\\w*|haarschnitt|strahnen|manikure|nagelstudio|gelnagel|sauna\\w*|therme|tattoo\\w*|fitnessstudio|fitness\\w*|mitgliedsbeitrag|reitstunden?|reitunterricht|reitschule|pferd\\w*|stallmiete|tanzkurs|massagesessel|schmuck|goldschmied\\w*|armbanduhr|aquari\\w*|imker\\w*|bienen\\w*|honig|blumenstrauss\\w*|blumenschmuck|bestattung\\w*|sarg|urne|trauerfeier|ferienwohnung|flugtickets?|flugreise|hinflug|ruckflug|kreuzfahrt',
      'coiff\\w*|coupe de cheveux|meches|brushing|manucure|onglerie|hammam|sauna|tatou\\w*|salle de sport|abonnement|coach sportif|equitation|cheval|chevaux|fauteuil massant|bijou\\w*|aquarium|apicult\\w*|abeilles?|ruches?|miel|fleurs|obseques|cercueil|inhumation|cremation|pompes funebres|chambre d hotel|croisiere',
      'peluquer\\w*|corte de pelo|mechas|manicura|manicure|day spa|spa (?:day|package|treatments?)|sauna|tatuaj\\w*|gimnasio|cuota de socio|entrenador personal|caballos?|equitacion|sillon de masaje|joyer\\w*|reloj|acuario|apicult\\w*|abejas|miel|funerari\\w*|ataud|entierro|cremacion|vuelos?|crucero|hospedaje hotelero',
      'cabelei?reir\\w*|corte de cabelo|madeixas|luzes no cabelo|manicure|manicura|day spa|spa (?:day|package|treatments?)|sauna|tatua\\w*|academia|ginasio|musculacao|treinador pessoal|personal trainer|cavalos?|equitacao|hipismo|poltrona de massagem|joalh\\w*|relogio|aquario|apicult\\w*|abelhas|colmeias?|funera\\w*|caixao|urna|enterro|cremacao|voos?|cruzeiro',
      'salon|potong rambut|creambath|cat rambut|manikur|day spa|spa (?:day|package|treatments?)|sauna|tato|pusat kebugaran|keanggotaan gym|gym|kuda|berkuda|kursi pijat|perhiasan|kalung|jam tangan|akuarium|ikan hias|lebah|madu|pemakaman|peti (?:jenazah|mati)|kremasi|hotel|penginapan|tiket pesawat|penerbangan|pelayaran',
    ),
  },
  {
    seemsToBe: 'an invoice for farming or an animal',
    telling: wordList(
      'crops?|harvest\\w*|seedlings?|fertili[sz]ers?|farmers?|tractors?|vineyard|acres?|hectares?|livestock|cattle|cows?|sheep|poultry|horse\\w*|kennels?|labrador|retriever|terrier|puppy|kitten|trupanion|dvm|spayed|neutered|microchip\\w*|tree surgeon|hedge trimming|lawn mowing|gardening|gardeners?|landscap\\w*',
      'ernte\\w*|saatgut|landwirt\\w*|traktor\\w*|hektar|rinder|gefluegel|welpe\\w*|wurf|hundepension|kastration|mikrochip|baumpflege|baumfall\\w*|heckenschnitt|rasen|gartenarbeiten|gartenpflege|gartenbau',
      'recoltes?|semences?|engrais|agricult\\w*|tracteurs?|hectares?|betail|vaches?|veaux?|moutons?|volailles?|chiots?|chaton|pension canine|elagage|elagueur|jardinage|jardinier|espaces verts',
      'cosechas?|siembra|resiembra|semillas?|plantulas?|fungicidas?|herbicidas?|fertilizantes?|agronom\\w*|agricultor\\w*|ramo agricola|seguro agricola|tractor\\w*|vinedo|hectareas?|ganad\\w*|vacas?|terneros?|ovejas?|felin[oa]s?|veterinari\\w*|poda|arbolado|cesped',
      'safras?|colheita de (?:milho|soja|uva|trigo)|sementes?|lavouras?|fungicidas?|herbicidas?|fertilizantes?|agronom\\w*|agricultor\\w*|seguro agricola|tratores|trator|hectares?|gado|vacas?|bezerros?|ovelhas?|felin[oa]s?|veterinari\\w*|poda|gramado|jardinagem',
      'panen|benih|pupuk|sawah|petani|pertanian|traktor|hektar|ternak|sapi|domba|ayam|anjing|kucing|dokter hewan|vaksin hewan|penitipan hewan|rumput|tukang kebun',
    ),
  },
  {
    seemsToBe: 'an invoice for goods or domestic help',
    telling: wordList(
      'nann(?:y|ies)|babysit\\w*|childminder|housekeeper|cleaner|groceries|wine|beer|coffee machine|espresso|fridge|refrigerator|washing machine|dishwasher|cooker|household appliance|clothing|garments?|dress|toys?|pushchair|camera|television set|loudspeakers?|headphones|cello|guitar|bow rehair\\w*|musical instrument|bookshop|journals?|magazine|train tickets?|camping|suitcase|luggage',
      'kinderbetreuung|tagesmutter|babysitter|haushaltshilfe minijob|lebensmittel|kaffeemaschine|kuhlschrank|waschmaschine|spulmaschine|haushaltsgerat\\w*|bekleidung|spielzeug|kamera|fernseher|lautsprecher|kopfhorer|cello|gitarre|musikinstrument\\w*|instrumentenbau\\w*|geigenbau\\w*|zeitschriften?|camping|reisegepack',
      'garde d enfants|nounous?|baby ?sit\\w*|assistante maternelle|femme de menage|menage et repassage|epicerie|vins?|biere|machine a cafe|refrigerateur|lave (?:linge|vaisselle)|electromenager|vetements?|jouets?|poussette|appareil photo|televiseur|enceintes?|violoncelle|guitare|lutherie|luthier|revues?|camping|valise|bagages',
      'ninera|cuidado de ninos|empleada domestica|abarrotes|vinos?|cerveza|cafetera|refrigerador|nevera|frigorifico|lavadora|lavavajillas|electrodomesticos?|ropa|vestido|juguetes?|carriola|camara (?:fotografica|de fotos)|televisor|bocinas|violonchelo|guitarra|luthier|revistas?|camping|maletas?|equipaje',
      'empregada domestica|mercearia|vinhos?|cerveja|maquina de cafe|cafeteira|geladeira|frigorifico|maquina de lavar|eletrodomesticos?|roupas?|vestido|brinquedos?|carrinho de bebe|camera fotografica|televisor|caixas de som|violoncelo|guitarra|violao|revistas?|camping|bagagem',
      'pengasuh anak|baby ?sitter|asisten rumah tangga|sembako|mesin kopi|kulkas|mesin cuci|elektronik rumah tangga|pakaian|baju|mainan|kereta bayi|kamera|televisi|speaker|gitar|alat musik|majalah|kapal feri|tiket kereta|koper|bagasi',
    ),
  },
];
