import { type LabelRule, label, strictLabel } from './label-rule.ts';

/** A label that names whoever it may be: counts only for a name that says by itself what it is. */
const WEAK = 0.4;

/** What billing programs and clerks of the German, Spanish, French, Portuguese and Indonesian speaking countries print. */
export const ABROAD_LABELS: readonly LabelRule[] = [
  // Whom a bill goes to, or how it is paid: the insurer where the name says that it is one.
  strictLabel(
    'insurance_name',
    WEAK,
    'empfanger(?: in)?|rechnungsempfanger(?: in)?|rechnung an|rechnungsadresse|kunde|auftraggeber|zahlungspflichtiger?|zahlungsart|debitor',
    '(?:datos del |nombre del )?(?:cliente|receptor|pagador|adquirente)|senor(?:es|as)?|senor es|razon social(?: (?:del )?(?:cliente|receptor|adquirente))?|factura(?:r|do)? a|destinatario|contratante|a nombre de|forma de pago|tipo de (?:cliente|usuario|pago)|tercero',
    '(?:informations? |coordonnees )?(?:du )?client|nom du client|facture(?:r)? a|adresse a|doit|destinataire|mode de (?:reglement|paiement)|payeur|debiteur',
    '(?:nome do |dados do )?cliente|faturar a|tomador(?: do servico)?|adquirente|sacado|para|exmo s senhor es|forma de pagamento|tipo de atendimento|entidade|plano',
    '(?:cara|metode|jenis|status|tipe) (?:pem)?bayar(?:an)?|kepada(?: yth)?|ditagihkan (?:kepada|ke)|tagihan (?:kepada|untuk)|pelanggan|(?:tipe|jenis|kelompok) pasien|perusahaan',
    'caisse|(?:sudah |telah )?(?:di)?terima dari|received from|recibi(?:mos)? de|recebemos de|recu de|erhalten von',
  ),
  strictLabel(
    'insurance_name',
    0.8,
    'organisme|cia (?:de )?seguros|comp de seguros|seguros|organisme payeur|mutuelle de l assure|caja|tercero pagador|cobertura medica|plan de salud|entidad|kasse|krankenkasse patient|jaminan|asuransi pasien|nama jaminan',
  ),
  label(
    'patient_name',
    0.6,
    '(?:perawatan|pengobatan|pasien|gigi|rawat (?:inap|jalan)|operasi|persalinan) (?:a n|an|atas nama)',
  ),
  label('insurance_name', 0.8, '(?:klaim|diklaim|ditagihkan) ke(?:pada)?|a charge de|zu lasten der'),
  strictLabel('patient_name', 0.75, 'dossier (?:de|patient|du patient)|au nom de|atas nama|untuk pasien|nama os'),
  strictLabel(
    'patient_name',
    0.6,
    'nombres? (?:y|e) apellidos?|apellidos? (?:y|e) nombres?|nombre s y apellido s|nome e (?:apelido|sobrenome)|nome completo',
  ),
  strictLabel(
    'patient_name',
    WEAK,
    'debiteur|debitor|zahlungspflichtiger?|receptor|adquirente|pelanggan|adresse a|tagihan|tagihan (?:kepada|untuk)|ditagihkan ke|senor(?:es|as)?|senor es',
  ),
  strictLabel(
    'provider_name',
    0.85,
    '(?:informations?|coordonnees|datos|dados|angaben|data) (?:du |del |do |zum )?(?:prestataire|emetteur|fournisseur|prestador|emisor|emitente|proveedor|leistungserbringer|penyedia)',
    'emisor|prestador(?: do servico)?|prestador de servicos|dikirim dari',
  ),
  strictLabel(
    'insurance_name',
    WEAK,
    'societe|sociedad|compagnie|sudah terima dari|telah terima dari|terima dari|recu de|recibi(?:mos)? de|recebi(?: emos)? de|erhalten von',
  ),
  strictLabel(
    'patient_name',
    WEAK,
    'sudah terima dari|telah terima dari|terima dari|recu de|recibi(?:mos)? de|recebi(?: emos)? de|erhalten von',
  ),
  strictLabel(
    'insurance_name',
    0.85,
    'cobertura|cobertura medica|organisme(?: payeur)?|dijamin oleh|ditanggung oleh|ditagihkan ke|asuransi penjamin|aseguradora ars|seguro ars|ars|kasse|krankenversicherer|versicherer|kostentrager|kostengutsprache von',
  ),
  strictLabel(
    'patient_name',
    0.85,
    'lesionad[oa]|beneficiaire assuree?|paciente beneficiari[oa]|patient in|patient inn?en|assure|nom (?:du|de l) (?:malade|assure)|usuari[oa]|nome do usuario|nombre del usuario|anschrift patient in',
  ),
  strictLabel(
    'provider_name',
    0.75,
    'rede credenciada|prestador|credenciad[oa]|unidad medica|etablissement|structure(?: hospitaliere)?(?: d accueil)?|site|emissor|aussteller|leistungserbringer|rechnungssteller',
  ),
  // Who gives a share is named behind it: `Kassenanteil Barmer (KV-Nr. 77)`, `Tiers payant Alan (adhérent 4471) : 96,25`.
  label('insurance_name', 0.75, 'kassenanteil|kassenleistung|comparticipacao|tiers payant|pris(?:e)? en charge par'),
  strictLabel(
    'insurance_name',
    0.75,
    'compagnie|garant|assurance garante?|provider asuransi|(?:dijamin|ditanggung) oleh',
  ),
  strictLabel('provider_name', 0.75, 'ips|structure(?: sanitaire)?|formation sanitaire|etablissement hospitalier'),
];
