# Run by ctest itself before it begins: one test per suite of a GoogleTest program.
#
# One per case cost 1,190 processes and some 50 s of processor time, most of it their start; all the
# cases of such a program together take a second or two. Suites keep `ctest -R` useful, and a failed
# case is named in the output. The list is asked of the program again when that is newer.
#
# tollkeeper_discover_suites(PROGRAM PREFIX FOLDER LABEL): FOLDER is where they run.
function(tollkeeper_discover_suites PROGRAM PREFIX FOLDER LABEL)
  if(NOT EXISTS "${PROGRAM}")
    add_test("${PREFIX}/NOT_BUILT" "${PROGRAM}")
    set_tests_properties("${PREFIX}/NOT_BUILT" PROPERTIES LABELS ${LABEL})
    return()
  endif()
  set(list "${PROGRAM}.suites")
  if("${PROGRAM}" IS_NEWER_THAN "${list}")
    execute_process(COMMAND "${PROGRAM}" --gtest_list_tests OUTPUT_VARIABLE said
                    RESULT_VARIABLE code TIMEOUT 60)
    if(NOT code EQUAL 0)
      message(FATAL_ERROR "${PROGRAM} --gtest_list_tests ended with ${code}:\n${said}")
    endif()
    file(WRITE "${list}" "${said}")
  endif()
  # A suite stands at the beginning of a line and ends with a dot; its cases are indented.
  file(STRINGS "${list}" lines REGEX "^[^ ]+\\.")
  foreach(line IN LISTS lines)
    string(REGEX REPLACE "\\.( .*)?$" "" suite "${line}")
    add_test("${PREFIX}/${suite}" "${PROGRAM}" "--gtest_filter=${suite}.*")
    # With a skipped case the output ends with its name; with a failed one it ends with their number,
    # so that a skip never hides a failure.
    set_tests_properties("${PREFIX}/${suite}" PROPERTIES WORKING_DIRECTORY "${FOLDER}"
                         LABELS ${LABEL} TIMEOUT 900
                         SKIP_REGULAR_EXPRESSION "\\[  SKIPPED \\] [^\n]*\n$")
  endforeach()
endfunction()
