import * as migration_20261121_092019_opening from './20261121_092019_opening';
import * as migration_20261121_123958_practice_and_tarot from './20261121_123958_practice_and_tarot';
import * as migration_20261121_124040_donations from './20261121_124040_donations';
import * as migration_20261121_124110_gifts from './20261121_124110_gifts';
import * as migration_20261121_124623_vault from './20261121_124623_vault';
import * as migration_20261121_125207_auntie_and_passages from './20261121_125207_auntie_and_passages';
import * as migration_20261121_130438_invitations from './20261121_130438_invitations';
import * as migration_20261121_131344_bingo_boards from './20261121_131344_bingo_boards';
import * as migration_20261121_131846_stacks_brands_archetypes_experts from './20261121_131846_stacks_brands_archetypes_experts';
import * as migration_20261121_132227_assessment_texts from './20261121_132227_assessment_texts';
import * as migration_20261121_133223_assessment_plan_wording from './20261121_133223_assessment_plan_wording';
import * as migration_20261121_134343_wisdom_library_and_dashboard from './20261121_134343_wisdom_library_and_dashboard';
import * as migration_20261121_135037_search_documents from './20261121_135037_search_documents';
import * as migration_20261121_143347_texts_without_defaults from './20261121_143347_texts_without_defaults';
import * as migration_20261121_154007_stored_files_that_go from './20261121_154007_stored_files_that_go';
import * as migration_20261121_154409_bingo_board_drafts from './20261121_154409_bingo_board_drafts';
import * as migration_20261121_160429_examples_for_auntie from './20261121_160429_examples_for_auntie';
import * as migration_20261122_035619_text_lists from './20261122_035619_text_lists';
import * as migration_20261122_065634_accounts_and_letters from './20261122_065634_accounts_and_letters';
import * as migration_20261122_081419_auntie_concerns from './20261122_081419_auntie_concerns';
import * as migration_20261122_095219_review_stamp from './20261122_095219_review_stamp';
import * as migration_20261122_101652_trash_and_signatures from './20261122_101652_trash_and_signatures';
import * as migration_20261122_103202_references_and_letters from './20261122_103202_references_and_letters';
import * as migration_20261122_110816_auntie_daily_probe from './20261122_110816_auntie_daily_probe';
import * as migration_20261122_114446_evidence_ledger from './20261122_114446_evidence_ledger';
import * as migration_20261122_130031_page_texts from './20261122_130031_page_texts';
import * as migration_20261122_133301_one_list_of_red_flags from './20261122_133301_one_list_of_red_flags';
import * as migration_20261122_134911_exit_address from './20261122_134911_exit_address';
import * as migration_20261122_141508_words_of_every_page from './20261122_141508_words_of_every_page';
import * as migration_20261122_164121_approvals_comments_links from './20261122_164121_approvals_comments_links';
import * as migration_20261122_170739_pages_redirects_seo_folders from './20261122_170739_pages_redirects_seo_folders';
import * as migration_20261122_173849_words_of_now from './20261122_173849_words_of_now';
import * as migration_20261122_220849_campaigns_and_contacts from './20261122_220849_campaigns_and_contacts';
import * as migration_20261122_223620_contact_imports_and_deliveries from './20261122_223620_contact_imports_and_deliveries';
import * as migration_20261122_225805_vault_by_visitor from './20261122_225805_vault_by_visitor';
import * as migration_20261123_042154_reference_places from './20261123_042154_reference_places';
import * as migration_20261123_043259_answers_and_follow_ups from './20261123_043259_answers_and_follow_ups';
import * as migration_20261123_044346_two_subjects from './20261123_044346_two_subjects';
import * as migration_20261123_044732_auntie_ears_eyes_and_voice from './20261123_044732_auntie_ears_eyes_and_voice';
import * as migration_20261123_045654_links_of_letters from './20261123_045654_links_of_letters';
import * as migration_20261123_151541_starter_content from './20261123_151541_starter_content';
import * as migration_20261123_214440_corrections_of_releases from './20261123_214440_corrections_of_releases';
import * as migration_20261123_223404_words_of_ways_tables_and_footer from './20261123_223404_words_of_ways_tables_and_footer';
import * as migration_20261124_023900_claims_by_sentence from './20261124_023900_claims_by_sentence';
import * as migration_20261124_025853_every_page_is_the_editors from './20261124_025853_every_page_is_the_editors';
import * as migration_20261126_050442_words_of_assessments from './20261126_050442_words_of_assessments';
import * as migration_20261126_053107_words_of_dialogs_and_reader from './20261126_053107_words_of_dialogs_and_reader';
import * as migration_20261126_060441_sentences_read_since_review from './20261126_060441_sentences_read_since_review';
import * as migration_20261126_062654_words_of_the_diary from './20261126_062654_words_of_the_diary';
import * as migration_20261126_064019_licence_of_claims from './20261126_064019_licence_of_claims';
import * as migration_20261126_080656_words_of_own_key_and_reading from './20261126_080656_words_of_own_key_and_reading';
import * as migration_20261126_082623_words_of_the_history from './20261126_082623_words_of_the_history';
import * as migration_20261126_115305_account_invitations from './20261126_115305_account_invitations';
import * as migration_20261126_121959_red_flags_of_bowel_and_back from './20261126_121959_red_flags_of_bowel_and_back';
import * as migration_20261126_211938_extent_of_reading from './20261126_211938_extent_of_reading';
import * as migration_20261127_004301_safety_figures_in_words from './20261127_004301_safety_figures_in_words';
import * as migration_20261127_031504_quotes_trash_and_versions from './20261127_031504_quotes_trash_and_versions';
import * as migration_20261128_091018_sign_areas from './20261128_091018_sign_areas';
import * as migration_20261128_092210_practice_says_what_it_is_not from './20261128_092210_practice_says_what_it_is_not';
import * as migration_20261128_094518_visit_words from './20261128_094518_visit_words';
import * as migration_20261128_100557_treatments_beside from './20261128_100557_treatments_beside';
import * as migration_20261128_161348_words_of_mild_results from './20261128_161348_words_of_mild_results';
import * as migration_20261128_190313_words_of_one_correction from './20261128_190313_words_of_one_correction';
import * as migration_20261128_213000_search_texts_by_index from './20261128_213000_search_texts_by_index';
import * as migration_20261128_213100_search_texts_rewritten from './20261128_213100_search_texts_rewritten';
import * as migration_20261128_220603_letter_texts from './20261128_220603_letter_texts';
import * as migration_20261129_010003_fact_reasons_and_trash from './20261129_010003_fact_reasons_and_trash';
import * as migration_20261129_100142_bingo_carries_on from './20261129_100142_bingo_carries_on';
import * as migration_20261130_080825_words_for_flooding_sign_in_and_nothing_before from './20261130_080825_words_for_flooding_sign_in_and_nothing_before';
import * as migration_20261130_135105_failing_checks_are_kept from './20261130_135105_failing_checks_are_kept';
import * as migration_20261130_205304_sheet_tells_when_bleeding_began from './20261130_205304_sheet_tells_when_bleeding_began';
import * as migration_20261130_211741_a_key_that_opens_nothing_says_so from './20261130_211741_a_key_that_opens_nothing_says_so';
import * as migration_20261201_000656_sheet_tells_both_days_of_a_treatment from './20261201_000656_sheet_tells_both_days_of_a_treatment';
import * as migration_20261201_033820_medicine_goes_on_since_a_day from './20261201_033820_medicine_goes_on_since_a_day';
import * as migration_20261201_121631_letters_wait_in_the_outbox from './20261201_121631_letters_wait_in_the_outbox';
import * as migration_20261201_124740_letters_claim_their_address from './20261201_124740_letters_claim_their_address';

export const migrations = [
  {
    up: migration_20261121_092019_opening.up,
    down: migration_20261121_092019_opening.down,
    name: '20261121_092019_opening',
  },
  {
    up: migration_20261121_123958_practice_and_tarot.up,
    down: migration_20261121_123958_practice_and_tarot.down,
    name: '20261121_123958_practice_and_tarot',
  },
  {
    up: migration_20261121_124040_donations.up,
    down: migration_20261121_124040_donations.down,
    name: '20261121_124040_donations',
  },
  {
    up: migration_20261121_124110_gifts.up,
    down: migration_20261121_124110_gifts.down,
    name: '20261121_124110_gifts',
  },
  {
    up: migration_20261121_124623_vault.up,
    down: migration_20261121_124623_vault.down,
    name: '20261121_124623_vault',
  },
  {
    up: migration_20261121_125207_auntie_and_passages.up,
    down: migration_20261121_125207_auntie_and_passages.down,
    name: '20261121_125207_auntie_and_passages',
  },
  {
    up: migration_20261121_130438_invitations.up,
    down: migration_20261121_130438_invitations.down,
    name: '20261121_130438_invitations',
  },
  {
    up: migration_20261121_131344_bingo_boards.up,
    down: migration_20261121_131344_bingo_boards.down,
    name: '20261121_131344_bingo_boards',
  },
  {
    up: migration_20261121_131846_stacks_brands_archetypes_experts.up,
    down: migration_20261121_131846_stacks_brands_archetypes_experts.down,
    name: '20261121_131846_stacks_brands_archetypes_experts',
  },
  {
    up: migration_20261121_132227_assessment_texts.up,
    down: migration_20261121_132227_assessment_texts.down,
    name: '20261121_132227_assessment_texts',
  },
  {
    up: migration_20261121_133223_assessment_plan_wording.up,
    down: migration_20261121_133223_assessment_plan_wording.down,
    name: '20261121_133223_assessment_plan_wording',
  },
  {
    up: migration_20261121_134343_wisdom_library_and_dashboard.up,
    down: migration_20261121_134343_wisdom_library_and_dashboard.down,
    name: '20261121_134343_wisdom_library_and_dashboard',
  },
  {
    up: migration_20261121_135037_search_documents.up,
    down: migration_20261121_135037_search_documents.down,
    name: '20261121_135037_search_documents',
  },
  {
    up: migration_20261121_143347_texts_without_defaults.up,
    down: migration_20261121_143347_texts_without_defaults.down,
    name: '20261121_143347_texts_without_defaults',
  },
  {
    up: migration_20261121_154007_stored_files_that_go.up,
    down: migration_20261121_154007_stored_files_that_go.down,
    name: '20261121_154007_stored_files_that_go',
  },
  {
    up: migration_20261121_154409_bingo_board_drafts.up,
    down: migration_20261121_154409_bingo_board_drafts.down,
    name: '20261121_154409_bingo_board_drafts',
  },
  {
    up: migration_20261121_160429_examples_for_auntie.up,
    down: migration_20261121_160429_examples_for_auntie.down,
    name: '20261121_160429_examples_for_auntie',
  },
  {
    up: migration_20261122_035619_text_lists.up,
    down: migration_20261122_035619_text_lists.down,
    name: '20261122_035619_text_lists',
  },
  {
    up: migration_20261122_065634_accounts_and_letters.up,
    down: migration_20261122_065634_accounts_and_letters.down,
    name: '20261122_065634_accounts_and_letters',
  },
  {
    up: migration_20261122_081419_auntie_concerns.up,
    down: migration_20261122_081419_auntie_concerns.down,
    name: '20261122_081419_auntie_concerns',
  },
  {
    up: migration_20261122_095219_review_stamp.up,
    down: migration_20261122_095219_review_stamp.down,
    name: '20261122_095219_review_stamp',
  },
  {
    up: migration_20261122_101652_trash_and_signatures.up,
    down: migration_20261122_101652_trash_and_signatures.down,
    name: '20261122_101652_trash_and_signatures',
  },
  {
    up: migration_20261122_103202_references_and_letters.up,
    down: migration_20261122_103202_references_and_letters.down,
    name: '20261122_103202_references_and_letters',
  },
  {
    up: migration_20261122_110816_auntie_daily_probe.up,
    down: migration_20261122_110816_auntie_daily_probe.down,
    name: '20261122_110816_auntie_daily_probe',
  },
  {
    up: migration_20261122_114446_evidence_ledger.up,
    down: migration_20261122_114446_evidence_ledger.down,
    name: '20261122_114446_evidence_ledger',
  },
  {
    up: migration_20261122_130031_page_texts.up,
    down: migration_20261122_130031_page_texts.down,
    name: '20261122_130031_page_texts',
  },
  {
    up: migration_20261122_133301_one_list_of_red_flags.up,
    down: migration_20261122_133301_one_list_of_red_flags.down,
    name: '20261122_133301_one_list_of_red_flags',
  },
  {
    up: migration_20261122_134911_exit_address.up,
    down: migration_20261122_134911_exit_address.down,
    name: '20261122_134911_exit_address',
  },
  {
    up: migration_20261122_141508_words_of_every_page.up,
    down: migration_20261122_141508_words_of_every_page.down,
    name: '20261122_141508_words_of_every_page',
  },
  {
    up: migration_20261122_164121_approvals_comments_links.up,
    down: migration_20261122_164121_approvals_comments_links.down,
    name: '20261122_164121_approvals_comments_links',
  },
  {
    up: migration_20261122_170739_pages_redirects_seo_folders.up,
    down: migration_20261122_170739_pages_redirects_seo_folders.down,
    name: '20261122_170739_pages_redirects_seo_folders',
  },
  {
    up: migration_20261122_173849_words_of_now.up,
    down: migration_20261122_173849_words_of_now.down,
    name: '20261122_173849_words_of_now',
  },
  {
    up: migration_20261122_220849_campaigns_and_contacts.up,
    down: migration_20261122_220849_campaigns_and_contacts.down,
    name: '20261122_220849_campaigns_and_contacts',
  },
  {
    up: migration_20261122_223620_contact_imports_and_deliveries.up,
    down: migration_20261122_223620_contact_imports_and_deliveries.down,
    name: '20261122_223620_contact_imports_and_deliveries',
  },
  {
    up: migration_20261122_225805_vault_by_visitor.up,
    down: migration_20261122_225805_vault_by_visitor.down,
    name: '20261122_225805_vault_by_visitor',
  },
  {
    up: migration_20261123_042154_reference_places.up,
    down: migration_20261123_042154_reference_places.down,
    name: '20261123_042154_reference_places',
  },
  {
    up: migration_20261123_043259_answers_and_follow_ups.up,
    down: migration_20261123_043259_answers_and_follow_ups.down,
    name: '20261123_043259_answers_and_follow_ups',
  },
  {
    up: migration_20261123_044346_two_subjects.up,
    down: migration_20261123_044346_two_subjects.down,
    name: '20261123_044346_two_subjects',
  },
  {
    up: migration_20261123_044732_auntie_ears_eyes_and_voice.up,
    down: migration_20261123_044732_auntie_ears_eyes_and_voice.down,
    name: '20261123_044732_auntie_ears_eyes_and_voice',
  },
  {
    up: migration_20261123_045654_links_of_letters.up,
    down: migration_20261123_045654_links_of_letters.down,
    name: '20261123_045654_links_of_letters',
  },
  {
    up: migration_20261123_151541_starter_content.up,
    down: migration_20261123_151541_starter_content.down,
    name: '20261123_151541_starter_content',
  },
  {
    up: migration_20261123_214440_corrections_of_releases.up,
    down: migration_20261123_214440_corrections_of_releases.down,
    name: '20261123_214440_corrections_of_releases',
  },
  {
    up: migration_20261123_223404_words_of_ways_tables_and_footer.up,
    down: migration_20261123_223404_words_of_ways_tables_and_footer.down,
    name: '20261123_223404_words_of_ways_tables_and_footer',
  },
  {
    up: migration_20261124_023900_claims_by_sentence.up,
    down: migration_20261124_023900_claims_by_sentence.down,
    name: '20261124_023900_claims_by_sentence',
  },
  {
    up: migration_20261124_025853_every_page_is_the_editors.up,
    down: migration_20261124_025853_every_page_is_the_editors.down,
    name: '20261124_025853_every_page_is_the_editors',
  },
  {
    up: migration_20261126_050442_words_of_assessments.up,
    down: migration_20261126_050442_words_of_assessments.down,
    name: '20261126_050442_words_of_assessments',
  },
  {
    up: migration_20261126_053107_words_of_dialogs_and_reader.up,
    down: migration_20261126_053107_words_of_dialogs_and_reader.down,
    name: '20261126_053107_words_of_dialogs_and_reader',
  },
  {
    up: migration_20261126_060441_sentences_read_since_review.up,
    down: migration_20261126_060441_sentences_read_since_review.down,
    name: '20261126_060441_sentences_read_since_review',
  },
  {
    up: migration_20261126_062654_words_of_the_diary.up,
    down: migration_20261126_062654_words_of_the_diary.down,
    name: '20261126_062654_words_of_the_diary',
  },
  {
    up: migration_20261126_064019_licence_of_claims.up,
    down: migration_20261126_064019_licence_of_claims.down,
    name: '20261126_064019_licence_of_claims',
  },
  {
    up: migration_20261126_080656_words_of_own_key_and_reading.up,
    down: migration_20261126_080656_words_of_own_key_and_reading.down,
    name: '20261126_080656_words_of_own_key_and_reading',
  },
  {
    up: migration_20261126_082623_words_of_the_history.up,
    down: migration_20261126_082623_words_of_the_history.down,
    name: '20261126_082623_words_of_the_history',
  },
  {
    up: migration_20261126_115305_account_invitations.up,
    down: migration_20261126_115305_account_invitations.down,
    name: '20261126_115305_account_invitations',
  },
  {
    up: migration_20261126_121959_red_flags_of_bowel_and_back.up,
    down: migration_20261126_121959_red_flags_of_bowel_and_back.down,
    name: '20261126_121959_red_flags_of_bowel_and_back',
  },
  {
    up: migration_20261126_211938_extent_of_reading.up,
    down: migration_20261126_211938_extent_of_reading.down,
    name: '20261126_211938_extent_of_reading',
  },
  {
    up: migration_20261127_004301_safety_figures_in_words.up,
    down: migration_20261127_004301_safety_figures_in_words.down,
    name: '20261127_004301_safety_figures_in_words',
  },
  {
    up: migration_20261127_031504_quotes_trash_and_versions.up,
    down: migration_20261127_031504_quotes_trash_and_versions.down,
    name: '20261127_031504_quotes_trash_and_versions',
  },
  {
    up: migration_20261128_091018_sign_areas.up,
    down: migration_20261128_091018_sign_areas.down,
    name: '20261128_091018_sign_areas',
  },
  {
    up: migration_20261128_092210_practice_says_what_it_is_not.up,
    down: migration_20261128_092210_practice_says_what_it_is_not.down,
    name: '20261128_092210_practice_says_what_it_is_not',
  },
  {
    up: migration_20261128_094518_visit_words.up,
    down: migration_20261128_094518_visit_words.down,
    name: '20261128_094518_visit_words',
  },
  {
    up: migration_20261128_100557_treatments_beside.up,
    down: migration_20261128_100557_treatments_beside.down,
    name: '20261128_100557_treatments_beside',
  },
  {
    up: migration_20261128_161348_words_of_mild_results.up,
    down: migration_20261128_161348_words_of_mild_results.down,
    name: '20261128_161348_words_of_mild_results',
  },
  {
    up: migration_20261128_190313_words_of_one_correction.up,
    down: migration_20261128_190313_words_of_one_correction.down,
    name: '20261128_190313_words_of_one_correction',
  },
  {
    up: migration_20261128_213000_search_texts_by_index.up,
    down: migration_20261128_213000_search_texts_by_index.down,
    name: '20261128_213000_search_texts_by_index',
  },
  {
    up: migration_20261128_213100_search_texts_rewritten.up,
    down: migration_20261128_213100_search_texts_rewritten.down,
    name: '20261128_213100_search_texts_rewritten',
  },
  {
    up: migration_20261128_220603_letter_texts.up,
    down: migration_20261128_220603_letter_texts.down,
    name: '20261128_220603_letter_texts',
  },
  {
    up: migration_20261129_010003_fact_reasons_and_trash.up,
    down: migration_20261129_010003_fact_reasons_and_trash.down,
    name: '20261129_010003_fact_reasons_and_trash',
  },
  {
    up: migration_20261129_100142_bingo_carries_on.up,
    down: migration_20261129_100142_bingo_carries_on.down,
    name: '20261129_100142_bingo_carries_on',
  },
  {
    up: migration_20261130_080825_words_for_flooding_sign_in_and_nothing_before.up,
    down: migration_20261130_080825_words_for_flooding_sign_in_and_nothing_before.down,
    name: '20261130_080825_words_for_flooding_sign_in_and_nothing_before',
  },
  {
    up: migration_20261130_135105_failing_checks_are_kept.up,
    down: migration_20261130_135105_failing_checks_are_kept.down,
    name: '20261130_135105_failing_checks_are_kept',
  },
  {
    up: migration_20261130_205304_sheet_tells_when_bleeding_began.up,
    down: migration_20261130_205304_sheet_tells_when_bleeding_began.down,
    name: '20261130_205304_sheet_tells_when_bleeding_began',
  },
  {
    up: migration_20261130_211741_a_key_that_opens_nothing_says_so.up,
    down: migration_20261130_211741_a_key_that_opens_nothing_says_so.down,
    name: '20261130_211741_a_key_that_opens_nothing_says_so',
  },
  {
    up: migration_20261201_000656_sheet_tells_both_days_of_a_treatment.up,
    down: migration_20261201_000656_sheet_tells_both_days_of_a_treatment.down,
    name: '20261201_000656_sheet_tells_both_days_of_a_treatment',
  },
  {
    up: migration_20261201_033820_medicine_goes_on_since_a_day.up,
    down: migration_20261201_033820_medicine_goes_on_since_a_day.down,
    name: '20261201_033820_medicine_goes_on_since_a_day',
  },
  {
    up: migration_20261201_121631_letters_wait_in_the_outbox.up,
    down: migration_20261201_121631_letters_wait_in_the_outbox.down,
    name: '20261201_121631_letters_wait_in_the_outbox',
  },
  {
    up: migration_20261201_124740_letters_claim_their_address.up,
    down: migration_20261201_124740_letters_claim_their_address.down,
    name: '20261201_124740_letters_claim_their_address'
  },
];
